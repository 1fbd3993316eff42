// A live board with one piece, which a click moves.
import { bit, squares } from './bits.js';
import { LiveBoard, NAMES } from './liveboard.js';

export class PieceBoard extends LiveBoard {
  constructor(figure) {
    const { piece, from } = figure.dataset;
    super(figure, { [piece]: bit(from) });
  }

  choose(square) {
    this.ask({ [this.piece]: bit(square) });
  }

  number() {
    return [`the ${NAMES[this.piece]}`, this.men[this.piece]];
  }

  question() {
    return squares(this.men[this.piece]);
  }
}
