// A chess board for mouse, touch, keyboard and screen reader: a grid of 64 cells, one of them in the tab order. It knows no rules: it shows what it is
// told and reports which square was chosen.
import { squareName } from './bits.js';
import { make } from './dom.js';

const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] };
const FILES = [0, 1, 2, 3, 4, 5, 6, 7];

export class Grid {
  table;
  #cells = [];
  #focus;
  #turned = false;
  #drag = null;

  /**
   * chosen(square) is called for each choice, dropped(from, to) when a man is dragged, escaped() for Escape; without `dropped` no man can be dragged.
   * `focus` is the square that Tab reaches first.
   */
  constructor(label, { chosen, dropped, escaped = () => {} }, focus = 0) {
    this.#focus = focus;
    this.table = make('table', {
      class: 'grid', role: 'grid', 'aria-label': label,
      onkeydown: event => this.#key(event, chosen, escaped),
      onclick: event => this.#squareOf(event.target) >= 0 && this.#choose(this.#squareOf(event.target), chosen),
    });
    if (dropped) {
      this.table.classList.add('draggable');
      this.table.addEventListener('pointerdown', event => this.#grasp(event));
      this.table.addEventListener('pointermove', event => this.#carry(event));
      this.table.addEventListener('pointerup', event => this.#drop(event, dropped));
      this.table.addEventListener('pointercancel', () => this.#letGo());
    }
    this.#build();
  }

  /** Draws each square as `about(square)` says: its children, a style, whether it is selected, and what is heard after its name. */
  show(about) {
    for (const [square, cell] of this.#cells.entries()) {
      const { children = [], style = '', selected = false, says = [] } = about(square);
      cell.className = `${((square & 7) + (square >> 3)) % 2 ? 'light' : 'dark'} ${style}`;
      cell.replaceChildren(...children.filter(Boolean));
      cell.setAttribute('aria-label', [squareName(square), ...says].filter(Boolean).join(', '));
      cell.setAttribute('aria-selected', String(selected));
    }
  }

  /** Shows the board from the other side; it is empty until the next call of show. */
  turn() {
    this.#turned = !this.#turned;
    this.#build();
  }

  #build() {
    const files = this.#turned ? [...FILES].reverse() : FILES;
    const rows = [...files].reverse().map(rank => make('tr', { role: 'row' },
      make('th', { role: 'rowheader' }, String(rank + 1)),
      ...files.map(file => this.#cell(8 * rank + file))));
    const letters = files.map(file => make('th', { role: 'presentation' }, 'abcdefgh'[file]));
    this.table.replaceChildren(make('tbody', { role: 'rowgroup' }, ...rows, make('tr', { 'aria-hidden': 'true' }, make('td'), ...letters)));
  }

  #cell(square) {
    const cell = make('td', { role: 'gridcell', 'data-square': squareName(square), tabindex: square === this.#focus ? '0' : '-1' });
    this.#cells[square] = cell;
    return cell;
  }

  #squareOf(element) {
    return this.#cells.indexOf(element?.closest?.('[role=gridcell]'));
  }

  #goTo(square) {
    this.#cells[this.#focus].tabIndex = -1;
    this.#focus = square;
    this.#cells[square].tabIndex = 0;
    this.#cells[square].focus();
  }

  #choose(square, chosen) {
    this.#goTo(square);
    chosen(square);
  }

  #key(event, chosen, escaped) {
    const square = this.#focus;
    const sign = this.#turned ? -1 : 1;
    if (event.key in ARROWS) {
      const [files, ranks] = ARROWS[event.key];
      const file = (square & 7) + sign * files;
      const rank = (square >> 3) + sign * ranks;
      if (file === (file & 7) && rank === (rank & 7)) {
        this.#goTo(8 * rank + file);
      }
    } else if (event.key === 'Home' || event.key === 'End') {
      const isToA = (event.key === 'Home') !== this.#turned;
      this.#goTo(isToA ? square & ~7 : square | 7);
    } else if (event.key === 'Enter' || event.key === ' ') {
      this.#choose(square, chosen);
    } else if (event.key === 'Escape') {
      escaped();
    } else {
      return;
    }
    event.preventDefault();
  }

  #grasp(event) {
    const from = this.#squareOf(event.target);
    const image = event.button === 0 && this.#cells[from]?.querySelector('svg');
    this.#drag = image ? { from, image, x: event.clientX, y: event.clientY, isCarried: false } : null;
  }

  #carry(event) {
    if (!this.#drag) {
      return;
    }
    const x = event.clientX - this.#drag.x;
    const y = event.clientY - this.#drag.y;
    if (!this.#drag.isCarried && Math.hypot(x, y) > 6) {
      // From here on it is no click.
      this.#drag.isCarried = true;
      this.table.setPointerCapture(event.pointerId);
      this.#drag.image.classList.add('carried');
    }
    if (this.#drag.isCarried) {
      this.#drag.image.style.transform = `translate(${x}px, ${y}px)`;
    }
  }

  #drop(event, dropped) {
    const { from, isCarried } = this.#drag ?? {};
    this.#letGo();
    const to = isCarried ? this.#squareOf(document.elementFromPoint(event.clientX, event.clientY)) : -1;
    if (to >= 0 && to !== from) {
      this.#goTo(to);
      dropped(from, to);
    }
  }

  #letGo() {
    this.#drag?.image.style.removeProperty('transform');
    this.#drag?.image.classList.remove('carried');
    this.#drag = null;
  }
}
