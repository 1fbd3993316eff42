// A live board with one man of each kind, of which a click moves one.
import { bit, squareNumber, squares } from './bits.js';
import { LiveBoard, NAMES } from './liveboard.js';

export class MenBoard extends LiveBoard {
  constructor(figure) {
    super(figure, Object.fromEntries(figure.dataset.men.split(', ').map(each => [each[0], bit(squareNumber(each.slice(2)))])), 'k');
  }

  tools() {
    return [this.modes(Object.keys(this.men).map(man => [man, `moves the ${man === 'k' ? '' : 'white '}${NAMES[man]}`]), 'k')];
  }

  choose(square, man) {
    if (!this.question().includes(square)) {
      this.ask({ ...this.men, [man]: bit(square) });
    }
  }

  question() {
    return Object.values(this.men).flatMap(squares);
  }

  summary({ facts: [result, moves] }) {
    return `${result.join(': ')}; ${moves.join(' ')}.`;
  }
}
