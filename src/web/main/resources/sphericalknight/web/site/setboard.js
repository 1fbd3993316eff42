// A live board with a set of squares: a click adds one, or takes it away.
import { bit, unsigned } from './bits.js';
import { button, make } from './dom.js';
import { LiveBoard } from './liveboard.js';

export class SetBoard extends LiveBoard {
  constructor(figure) {
    const { piece, set } = figure.dataset;
    super(figure, { [piece]: unsigned(BigInt(set)) });
  }

  tools() {
    const put = set => this.ask({ [this.piece]: set });
    return [make('p', { class: 'buttons' }, button('Empty board', '', () => put(0n)), button('Complement', '', () => put(unsigned(~this.men[this.piece]))))];
  }

  choose(square) {
    this.ask({ [this.piece]: this.men[this.piece] ^ bit(square) });
  }

  number() {
    return ['your set', this.men[this.piece]];
  }

  question() {
    return [BigInt.asIntN(64, this.men[this.piece])];
  }
}
