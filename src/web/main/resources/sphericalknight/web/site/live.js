// The live boards of a page: click squares, and the Java library answers. The figure in the page tells which question a board asks.
import { isPossible } from './machine.js';
import { MenBoard } from './menboard.js';
import { perftBoard } from './perft.js';
import { PieceBoard } from './pieceboard.js';
import { SetBoard } from './setboard.js';
import { SliderBoard } from './sliderboard.js';

const KINDS = { mate: MenBoard, '0x88': PieceBoard, rook: SliderBoard, bishop: SliderBoard, magic: SliderBoard };

/**
 * Brings a figure to life: data-live is the question, data-piece what is put on squares, data-set where it begins, data-from where the only piece
 * does; or data-men: one of each.
 */
export function liveBoard(figure) {
  const { live } = figure.dataset;
  if (!isPossible()) {
    return;
  }
  if (live === 'perft') {
    perftBoard(figure);
  } else {
    new (KINDS[live] ?? SetBoard)(figure);
  }
  figure.hidden = false;
}
