// A live board: click squares, and the Java library answers. The figure in the page tells which question it asks.
import { binary, bit, bytes, has, hex, names, squareName, squareNumber, squares, unsigned } from './bits.js';
import { block, board, strip } from './boards.js';
import { button, make, piece } from './dom.js';
import { Grid } from './grid.js';
import { askLibrary, isPossible } from './machine.js';
import { perftBoard } from './perft.js';

const NAMES = { N: 'knight', K: 'king', P: 'pawn', R: 'rook', B: 'bishop', p: 'blocker', k: 'black king', '1': 'a bit' };

/**
 * Brings a figure to life: data-live is the question, data-piece what is put on squares, data-set where it begins; or data-men: one of each, which
 * a click moves.
 */
export function liveBoard(figure) {
  if (!isPossible()) {
    return;
  }
  if (figure.dataset.live === 'perft') {
    perftBoard(figure);
  } else {
    new Live(figure);
  }
  figure.hidden = false;
}

class Live {
  #call;
  #piece;
  #single;
  #set;
  #from;
  /** Squares by letters, of a board with one of each man; null for others. */
  #men = null;
  #grid;
  #others = make('div', { class: 'others' });
  /** The 64 bits as eight bytes, each beside its rank. */
  #word = make('div', { class: 'word', role: 'img' });
  #facts = make('dl', { class: 'values' });
  #said = make('p', { class: 'said', role: 'status' });
  #asked = 0;

  constructor(figure) {
    const { live, piece, set = '0', from, men } = figure.dataset;
    this.#call = live;
    this.#piece = piece;
    this.#single = from !== undefined;
    this.#set = unsigned(BigInt(set));
    this.#from = Number(from ?? 0);
    this.#men = men ? Object.fromEntries(men.split(', ').map(each => [each[0], squareNumber(each.slice(2))])) : null;
    this.#grid = new Grid(`${figure.querySelector('.title').textContent}: arrow keys move, Enter chooses`, { chosen: square => this.#choose(square) },
      this.#men?.k ?? (this.#single ? this.#from : squares(this.#set)[0] ?? 0));
    figure.append(make('div', { class: 'stage' }, make('div', { class: 'facing' }, this.#grid.table, this.#men ? '' : this.#word), make('div', { class: 'told' }, ...this.#modes(), this.#facts, this.#said)),
      this.#others);
    this.#show(JSON.parse(figure.dataset.answer));
    if (this.#others.querySelector('.strip')) {
      // It scrolls sideways on a phone, so the keyboard must reach it.
      this.#others.tabIndex = 0;
      this.#others.setAttribute('role', 'group');
      this.#others.setAttribute('aria-label', 'The words, bit by bit');
    }
    this.#said.textContent = 'Choose a square: the Java library, compiled for this page, answers.';
  }

  /** With a slider and its blockers: what a click does. */
  #modes() {
    if (this.#call === '0x88') {
      return [];
    }
    if (this.#men) {
      return [make('fieldset', {}, make('legend', {}, 'A click'), ...Object.keys(this.#men).map(man => make('label', {},
        make('input', { type: 'radio', name: 'mode-men', value: man, checked: man === 'k' }),
        ` moves the ${man === 'k' ? '' : 'white '}${NAMES[man]}`)))];
    }
    if (!this.#single) {
      return [make('p', { class: 'buttons' },
        button('Empty board', '', () => this.#take(0n)), button('Complement', '', () => this.#take(unsigned(~this.#set))))];
    }
    const name = `mode-${this.#call}-${Math.random()}`;
    const radio = (value, words, checked) => make('label', {}, make('input', { type: 'radio', name, value, checked }), words);
    return [make('fieldset', {}, make('legend', {}, 'A click'),
      radio('blocker', ' puts a blocker, or takes it away', true), radio('piece', ` moves the ${NAMES[this.#piece]}`, false)),
    make('p', { class: 'buttons' },
      button('No blockers', '', () => this.#take(0n)),
      this.#call === 'magic' ? button('Search for another magic number', '', () => this.#search()) : ''),
    ];
  }

  /** Tries random numbers until one is magic for this square. */
  async #search() {
    const seed = BigInt.asIntN(64, BigInt(Math.floor(Math.random() * 2 ** 53)));
    this.#said.textContent = 'Trying random numbers …';
    try {
      const facts = Object.fromEntries((await askLibrary('search', this.#from, seed)).facts);
      this.#said.textContent = `${facts.found} is magic for ${squareName(this.#from)}: found after ${Number(facts['numbers tried']).toLocaleString('en')} tries.`;
    } catch (error) {
      this.#said.textContent = error.message;
    }
  }

  #take(set) {
    this.#set = set;
    this.#ask();
  }

  #choose(square) {
    const mode = this.#grid.table.closest('.stage').querySelector('input:checked')?.value;
    if (this.#men) {
      if (!Object.values(this.#men).includes(square)) {
        this.#men[mode] = square;
        this.#ask();
      }
      return;
    }
    if (this.#call === '0x88' || mode === 'piece') {
      this.#from = square;
      this.#set &= ~bit(square);
    } else if (!this.#single || square !== this.#from) {
      this.#set ^= bit(square);
    }
    this.#ask();
  }

  async #ask() {
    const ask = ++this.#asked;
    this.#paint(null);
    this.#bits();
    const set = BigInt.asIntN(64, this.#set);
    const args = this.#men ? Object.values(this.#men) : this.#single ? [this.#from, set] : [set];
    const slow = setTimeout(() => { this.#said.textContent = 'The library is on its way, once …'; }, 300);
    try {
      const answer = await askLibrary(this.#call, ...args);
      if (ask === this.#asked) {
        this.#show(answer);
      }
    } catch (error) {
      this.#said.textContent = error.message;
    } finally {
      clearTimeout(slow);
    }
  }

  #show({ boards, strips, facts }) {
    const [first, ...others] = boards.map(each => ({
      title: each.title, set: number(each.set), wrong: number(each.wrong), hatch: number(each.hatch), pieces: this.#pieces(),
    }));
    this.#paint(first ?? null, others.reduce((ghosts, { wrong }) => ghosts | wrong, 0n));
    this.#others.replaceChildren(...others.map(board), ...strips.map(each => (strips.every(({ width }) => width === 8) ? block : strip)({ ...each, word: number(each.word) })));
    this.#facts.replaceChildren();
    this.#bits();
    for (const [what, value] of facts) {
      this.#fact(what, value);
    }
    this.#said.textContent = this.#men ? `${facts[0].join(': ')}; ${facts[1].join(' ')}.` : first?.title ? `${first.title} ${counted(first.set)}: ${first.set === 0n ? 'none' : names(first.set)}.` : facts.map(each => each.join(': ')).at(-1);
  }

  #pieces() {
    if (this.#men) {
      return Object.fromEntries(Object.entries(this.#men).map(([man, square]) => [man, bit(square)]));
    }
    return this.#single ? { [this.#piece]: bit(this.#from), p: this.#set } : this.#piece === '1' ? {} : { [this.#piece]: this.#set };
  }

  /** The number that the board is. */
  #bits() {
    if (this.#men) {
      return;
    }
    const rest = [...this.#facts.children].slice(2);
    this.#facts.replaceChildren();
    const set = this.#call === '0x88' ? bit(this.#from) : this.#set;
    this.#fact(this.#call === '0x88' ? 'the knight' : this.#single ? 'blockers' : 'your set', hex(set));
    this.#word.setAttribute('aria-label', `the bits, rank 8 first, the h-file first in each: ${binary(set)}`);
    this.#word.replaceChildren(...bytes(set).map(byte => make('span', {},
      ...[...byte.toString(2).padStart(8, '0')].map(digit => (digit === '1' ? make('b', {}, '1') : '0')),
      make('i', {}, byte.toString(16).toUpperCase().padStart(2, '0')))), make('small', {}, 'h … a', make('i', {}, 'hex')));
    this.#facts.append(...rest);
  }

  #fact(what, value) {
    this.#facts.append(make('dt', {}, what), make('dd', {}, make('code', {}, value)));
  }

  /** Draws the squares: what the learner put there, what the library answered, and where another board of the answer has a cross. */
  #paint(answer, ghosts = 0n) {
    this.#grid.show(square => {
      const letter = this.#letterOn(square);
      const isAnswer = answer !== null && has(answer.set, square);
      const isGhost = has(ghosts, square);
      const man = letter === '1' ? make('span', { class: 'tile own' }) : letter && piece(letter);
      return {
        children: [isAnswer && make('span', { class: 'tile' }), isGhost && make('span', { class: 'tile ghost' }), man],
        says: [NAMES[letter], isAnswer && answer.title, isGhost && 'ghost'],
      };
    });
  }

  #letterOn(square) {
    if (this.#men) {
      return Object.keys(this.#men).find(each => this.#men[each] === square) ?? '';
    }
    if (this.#single && square === this.#from) {
      return this.#piece;
    }
    return has(this.#set, square) ? (this.#single ? 'p' : this.#piece) : '';
  }
}

const counted = set => (count => `${count} ${count === 1 ? 'square' : 'squares'}`)(squares(set).length);
const number = text => unsigned(BigInt(text));
