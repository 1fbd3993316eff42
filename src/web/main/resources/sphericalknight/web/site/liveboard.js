// What all live boards have in common: squares to choose, a question to the Java library, and what shows its answer.
import { binary, bytes, has, hex, squareName, squares, unsigned } from './bits.js';
import { block, board, strip } from './boards.js';
import { make, piece } from './dom.js';
import { Grid } from './grid.js';
import { askLibrary } from './machine.js';

export const NAMES = { N: 'knight', K: 'king', P: 'pawn', R: 'rook', B: 'bishop', p: 'blocker', k: 'black king', '1': 'a bit' };

/**
 * Each kind says what choosing a square does and what the question is, the arguments of the call. It may also have tools to change what stands on the
 * board, and a number to show, which is a set with its name. The constructor uses them, so all that a kind knows is in `men`.
 */
export class LiveBoard {
  call;
  piece;
  /** What stands on the board: sets by letters. */
  men;
  #grid;
  #others = make('div', { class: 'others' });
  /** The 64 bits as eight bytes, each beside its rank. */
  #word = make('div', { class: 'word', role: 'img' });
  #values = make('dl', { class: 'values' });
  #facts = [];
  said = make('p', { class: 'said', role: 'status' });
  #asked = 0;

  /** Tab reaches the man with the letter `main` first. */
  constructor(figure, men, main = figure.dataset.piece) {
    this.call = figure.dataset.live;
    this.piece = figure.dataset.piece;
    this.men = men;
    this.#grid = new Grid(`${figure.querySelector('.title').textContent}: arrow keys move, Enter chooses`,
      { chosen: square => this.choose(square, figure.querySelector('input:checked')?.value) }, squares(men[main])[0] ?? 0);
    figure.append(make('div', { class: 'stage' },
      make('div', { class: 'facing' }, this.#grid.table, this.number ? this.#word : ''),
      make('div', { class: 'told' }, ...this.tools?.() ?? [], this.#values, this.said)), this.#others);
    this.#show(JSON.parse(figure.dataset.answer));
    if (this.#others.querySelector('.strip')) {
      // It scrolls sideways on a phone, so the keyboard must reach it.
      this.#others.tabIndex = 0;
      this.#others.setAttribute('role', 'group');
      this.#others.setAttribute('aria-label', 'The words, bit by bit');
    }
    this.said.textContent = 'Choose a square: the Java library, compiled for this page, answers.';
  }

  /** Radio buttons for what a click does: pairs of a man's letter and words. */
  modes(all, first) {
    const name = `mode-${Math.random()}`;
    return make('fieldset', {}, make('legend', {}, 'A click'), ...all.map(([value, words]) => make('label', {},
      make('input', { type: 'radio', name, value, checked: value === first }), ` ${words}`)));
  }

  /** Puts men on the board, and asks. */
  async ask(men) {
    this.men = men;
    const ask = ++this.#asked;
    this.#paint(null);
    this.#write();
    const slow = setTimeout(() => { this.said.textContent = 'The library is on its way (only this once) …'; }, 300);
    try {
      const answer = await askLibrary(this.call, ...this.question());
      if (ask === this.#asked) {
        this.#show(answer);
      }
    } catch (error) {
      this.said.textContent = error.message;
    } finally {
      clearTimeout(slow);
    }
  }

  #show(answer) {
    // A bit is no piece.
    const { 1: bits, ...pieces } = this.men;
    const [first, ...others] = answer.boards.map(each => ({
      title: each.title, set: number(each.set), wrong: number(each.wrong), hatch: number(each.hatch), pieces,
    }));
    this.#paint(first ?? null, others.reduce((ghosts, { wrong }) => ghosts | wrong, 0n));
    const word = answer.strips.every(({ width }) => width === 8) ? block : strip;
    this.#others.replaceChildren(...others.map(board), ...answer.strips.map(each => word({ ...each, word: number(each.word) })));
    this.#facts = answer.facts;
    this.#write();
    this.said.textContent = this.summary(answer);
  }

  /** The answer in a sentence. */
  summary({ boards: [first], facts }) {
    if (!first?.title) {
      return facts.map(each => each.join(': ')).at(-1);
    }
    const all = squares(number(first.set)).map(squareName);
    return `${first.title} ${all.length} ${all.length === 1 ? 'square' : 'squares'}: ${all.join(' ') || 'none'}.`;
  }

  /** Shows the number that the board is, as a word too, and the facts of the last answer. */
  #write() {
    const [name, set] = this.number?.() ?? [];
    const all = [...name ? [[name, hex(set)]] : [], ...this.#facts];
    this.#values.replaceChildren(...all.flatMap(([what, value]) => [make('dt', {}, what), make('dd', {}, make('code', {}, value))]));
    if (name) {
      this.#word.setAttribute('aria-label', `the bits, rank 8 first, the h-file first in each: ${binary(set)}`);
      this.#word.replaceChildren(...bytes(set).map(byte => make('span', {},
        ...[...byte.toString(2).padStart(8, '0')].map(digit => (digit === '1' ? make('b', {}, '1') : '0')),
        make('i', {}, byte.toString(16).toUpperCase().padStart(2, '0')))), make('small', {}, 'h … a', make('i', {}, 'hex')));
    }
  }

  /** Draws the squares: what the learner put there, what the library answered, and where another board of the answer has a cross. */
  #paint(answer, ghosts = 0n) {
    const men = Object.entries(this.men);
    this.#grid.show(square => {
      const [letter] = men.find(([, where]) => has(where, square)) ?? [];
      const isAnswer = answer !== null && has(answer.set, square);
      const isGhost = has(ghosts, square);
      const man = letter === '1' ? make('span', { class: 'tile own' }) : letter && piece(letter);
      return {
        children: [isAnswer && make('span', { class: 'tile' }), isGhost && make('span', { class: 'tile ghost' }), man],
        says: [NAMES[letter], isAnswer && answer.title, isGhost && 'ghost'],
      };
    });
  }
}

const number = text => unsigned(BigInt(text));
