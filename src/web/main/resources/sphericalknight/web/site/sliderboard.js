// A live board with a slider and its blockers: a click puts a blocker there, takes it away, or moves the slider.
import { bit, squareName, squares, unsigned } from './bits.js';
import { button, make } from './dom.js';
import { LiveBoard, NAMES } from './liveboard.js';
import { askLibrary } from './machine.js';

export class SliderBoard extends LiveBoard {
  constructor(figure) {
    const { piece, from, set } = figure.dataset;
    super(figure, { [piece]: bit(from), p: unsigned(BigInt(set)) });
  }

  tools() {
    return [
      this.modes([['p', 'puts a blocker, or takes it away'], [this.piece, `moves the ${NAMES[this.piece]}`]], 'p'),
      make('p', { class: 'buttons' },
        button('No blockers', '', () => this.ask({ ...this.men, p: 0n })),
        this.call === 'magic' ? button('Search for another magic number', '', () => this.#search()) : ''),
    ];
  }

  choose(square, man) {
    const { [this.piece]: slider, p: blockers } = this.men;
    this.ask(man === 'p' ? { ...this.men, p: (blockers ^ bit(square)) & ~slider } : { [man]: bit(square), p: blockers & ~bit(square) });
  }

  /** Tries random numbers until one is magic for this square. */
  async #search() {
    const seed = BigInt.asIntN(64, BigInt(Math.floor(Math.random() * 2 ** 53)));
    const [square] = this.question();
    this.said.textContent = 'Trying random numbers …';
    try {
      const facts = Object.fromEntries((await askLibrary('search', square, seed)).facts);
      this.said.textContent = `${facts.found} is magic for ${squareName(square)}: found after ${Number(facts['numbers tried']).toLocaleString('en')} tries.`;
    } catch (error) {
      this.said.textContent = error.message;
    }
  }

  number() {
    return ['blockers', this.men.p];
  }

  question() {
    return [...squares(this.men[this.piece]), BigInt.asIntN(64, this.men.p)];
  }
}
