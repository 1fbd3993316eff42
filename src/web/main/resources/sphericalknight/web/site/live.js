// A live board: click squares, and the Java library answers. The figure in the page tells which question it asks.
import { binary, bit, bytes, has, hex, squareName, squareNumber, squares, unsigned } from './bits.js';
import { block, board, strip } from './boards.js';
import { make } from './dom.js';
import { isPossible, library } from './machine.js';
import { perftBoard } from './perft.js';

const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] };
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
  #cells = [];
  #focus = 0;
  #first;
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
    this.#focus = this.#single ? this.#from : squares(this.#set)[0] ?? 0;
    if (men) {
      this.#men = Object.fromEntries(men.split(', ').map(each => [each[0], squareNumber(each.slice(2))]));
      this.#focus = this.#men.k;
    }
    this.#first = make('table', { class: 'grid', role: 'grid', 'aria-label': `${figure.querySelector('.title').textContent}: arrow keys move, Enter chooses` });
    this.#build();
    figure.append(make('div', { class: 'stage' }, make('div', { class: 'facing' }, this.#first, this.#men ? '' : this.#word), make('div', { class: 'told' }, ...this.#modes(), this.#facts, this.#said)),
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
        make('button', { type: 'button', onclick: () => this.#take(0n) }, 'Empty board'),
        make('button', { type: 'button', onclick: () => this.#take(unsigned(~this.#set)) }, 'Complement'))];
    }
    const name = `mode-${this.#call}-${Math.random()}`;
    const radio = (value, words, checked) => make('label', {}, make('input', { type: 'radio', name, value, checked }), words);
    return [make('fieldset', {}, make('legend', {}, 'A click'),
      radio('blocker', ' puts a blocker, or takes it away', true), radio('piece', ` moves the ${NAMES[this.#piece]}`, false)),
    make('p', { class: 'buttons' },
      make('button', { type: 'button', onclick: () => this.#take(0n) }, 'No blockers'),
      this.#call === 'magic' ? make('button', { type: 'button', onclick: () => this.#search() }, 'Search for another magic number') : ''),
    ];
  }

  /** Tries random numbers until one is magic for this square. */
  async #search() {
    const seed = BigInt.asIntN(64, BigInt(Math.floor(Math.random() * 2 ** 53)));
    this.#said.textContent = 'Trying random numbers …';
    try {
      const { value } = await library.ask({ kind: 'library', call: 'search', args: [String(this.#from), String(seed)] });
      const facts = Object.fromEntries(JSON.parse(value).facts);
      this.#said.textContent = `${facts.found} is magic for ${squareName(this.#from)}: found after ${Number(facts['numbers tried']).toLocaleString('en')} tries.`;
    } catch (error) {
      this.#said.textContent = error.message;
    }
  }

  #take(set) {
    this.#set = set;
    this.#ask();
  }

  #build() {
    const body = make('tbody', { role: 'rowgroup' });
    for (let rank = 7; rank >= 0; rank--) {
      const row = make('tr', { role: 'row' }, make('th', { role: 'rowheader' }, String(rank + 1)));
      for (let file = 0; file < 8; file++) {
        const square = 8 * rank + file;
        this.#cells[square] = make('td', {
          role: 'gridcell', class: (rank + file) % 2 ? 'light' : 'dark', tabindex: square === this.#focus ? '0' : '-1',
          onclick: () => this.#choose(square),
        });
        row.append(this.#cells[square]);
      }
      body.append(row);
    }
    const files = [...'abcdefgh'].map(letter => make('th', { role: 'presentation' }, letter));
    body.append(make('tr', { 'aria-hidden': 'true' }, make('td', {}), ...files));
    this.#first.append(body);
    this.#first.addEventListener('keydown', event => this.#key(event));
  }

  #key(event) {
    if (event.key in ARROWS) {
      const [files, ranks] = ARROWS[event.key];
      const file = Math.min(7, Math.max(0, (this.#focus & 7) + files));
      const rank = Math.min(7, Math.max(0, (this.#focus >> 3) + ranks));
      this.#goTo(8 * rank + file);
    } else if (event.key === 'Enter' || event.key === ' ') {
      this.#choose(this.#focus);
    } else {
      return;
    }
    event.preventDefault();
  }

  #goTo(square) {
    this.#cells[this.#focus].tabIndex = -1;
    this.#focus = square;
    this.#cells[square].tabIndex = 0;
    this.#cells[square].focus();
  }

  #choose(square) {
    this.#goTo(square);
    if (this.#men) {
      if (!Object.values(this.#men).includes(square)) {
        this.#men[this.#first.closest('.stage').querySelector('input:checked').value] = square;
        this.#ask();
      }
      return;
    }
    const moving = this.#call === '0x88' || this.#first.closest('.stage').querySelector('input[value=piece]')?.checked;
    if (moving) {
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
    const set = String(BigInt.asIntN(64, this.#set));
    const args = this.#men ? Object.values(this.#men).map(String) : this.#single ? [String(this.#from), set] : [set];
    const slow = setTimeout(() => { this.#said.textContent = 'The library is on its way, once …'; }, 300);
    try {
      const { value } = await library.ask({ kind: 'library', call: this.#call, args });
      if (ask === this.#asked) {
        this.#show(JSON.parse(value));
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
    this.#paint(first ?? null);
    this.#others.replaceChildren(...others.map(board), ...strips.map(each => (strips.every(({ width }) => width === 8) ? block : strip)({ ...each, word: number(each.word) })));
    this.#facts.replaceChildren();
    this.#bits();
    for (const [what, value] of facts) {
      this.#fact(what, value);
    }
    this.#said.textContent = this.#men ? `${facts[0].join(': ')}; ${facts[1].join(' ')}.` : first?.title ? `${first.title} ${counted(first.set)}: ${squares(first.set).map(squareName).join(' ') || 'none'}.` : facts.map(each => each.join(': ')).at(-1);
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

  /** Draws the squares: what the learner put there, and what the library answered. */
  #paint(answer) {
    for (const [square, cell] of this.#cells.entries()) {
      const man = this.#men && Object.keys(this.#men).find(each => this.#men[each] === square);
      const piece = man ?? (this.#single && square === this.#from ? this.#piece : has(this.#set, square) ? (this.#single ? 'p' : this.#piece) : '');
      const set = answer && has(answer.set, square);
      cell.replaceChildren();
      if (set) {
        cell.append(make('span', { class: 'tile' }));
      }
      if (piece === '1') {
        cell.append(make('span', { class: 'tile own' }));
      } else if (piece) {
        cell.insertAdjacentHTML('beforeend', `<svg viewBox="0 0 36 36" aria-hidden="true"><use href="#piece-${piece}"/></svg>`);
      }
      cell.setAttribute('aria-label', [squareName(square), NAMES[piece], set ? answer.title : ''].filter(Boolean).join(', '));
    }
  }
}

const counted = set => (count => `${count} ${count === 1 ? 'square' : 'squares'}`)(squares(set).length);
const number = text => unsigned(BigInt(text));
