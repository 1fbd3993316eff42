// A board that works by mouse, touch and keyboard, and that a screen reader can read: a grid of 64 cells, one of them in the
// tab order. It knows no rules: it shows what it is told and reports which square was chosen.
import { MEN, name } from './rules.js';

const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] };
const SVG = 'http://www.w3.org/2000/svg';

export class Board {
  #cells = [];
  #focus = 0;
  #turned = false;
  #drag = null;

  /** Calls chosen(square) for each choice, dropped(from, to) when a man is dragged, escaped() for Escape. */
  constructor(table, { chosen, dropped, escaped }) {
    this.table = table;
    this.chosen = chosen;
    this.dropped = dropped;
    table.setAttribute('role', 'grid');
    this.#build();
    table.addEventListener('keydown', event => this.#key(event, escaped));
    table.addEventListener('pointerdown', event => this.#grasp(event));
    table.addEventListener('pointermove', event => this.#carry(event));
    table.addEventListener('pointerup', event => this.#drop(event));
    table.addEventListener('pointercancel', () => this.#letGo());
    // Screen readers click without a pointer.
    table.addEventListener('click', event => event.detail === 0 && this.#squareOf(event.target) >= 0
      && this.chosen(this.#squareOf(event.target)));
  }

  /** Draws men ({letter: square}), and for each square what marks says: {selected, target, text, best, last}. */
  show(men, marks) {
    for (const [square, cell] of this.#cells.entries()) {
      const man = Object.keys(MEN).find(each => men[each] === square);
      const mark = marks[square] ?? {};
      cell.className = Object.keys(mark).filter(key => mark[key] !== undefined && mark[key] !== '').join(' ');
      cell.classList.add(this.#shade(square));
      cell.replaceChildren();
      if (man) {
        cell.append(piece(man));
      }
      if (mark.text !== undefined && mark.text !== '') {
        const text = document.createElement('span');
        text.textContent = mark.text;
        cell.append(text);
      }
      cell.setAttribute('aria-label', [name(square), man ? MEN[man] : '', mark.says ?? ''].filter(Boolean).join(', '));
      cell.setAttribute('aria-selected', String(Boolean(mark.selected)));
    }
  }

  /** Shows the board from the other side. */
  turn() {
    this.#turned = !this.#turned;
    this.#build();
  }

  focus(square) {
    this.#focus = square;
    this.#cells.forEach((cell, each) => cell.tabIndex = each === square ? 0 : -1);
    this.#cells[square].focus();
  }

  #shade(square) {
    return ((square & 7) + (square >> 3)) % 2 ? 'light' : 'dark';
  }

  #build() {
    this.#cells = [];
    const lines = [7, 6, 5, 4, 3, 2, 1, 0];
    const files = [0, 1, 2, 3, 4, 5, 6, 7];
    const body = document.createElement('tbody');
    body.setAttribute('role', 'rowgroup');
    for (const r of this.#turned ? lines.reverse() : lines) {
      const line = body.insertRow();
      line.setAttribute('role', 'row');
      line.append(heading(r + 1, 'rowheader'));
      for (const f of this.#turned ? [...files].reverse() : files) {
        const cell = line.insertCell();
        cell.setAttribute('role', 'gridcell');
        cell.dataset.square = name(8 * r + f);
        cell.tabIndex = 8 * r + f === this.#focus ? 0 : -1;
        this.#cells[8 * r + f] = cell;
      }
    }
    const letters = body.insertRow();
    letters.append(document.createElement('td'));
    for (const f of this.#turned ? [...files].reverse() : files) {
      letters.append(heading('abcdefgh'[f], 'presentation'));
    }
    letters.setAttribute('aria-hidden', 'true');
    this.table.replaceChildren(body);
  }

  #squareOf(element) {
    return this.#cells.indexOf(element?.closest?.('[role=gridcell]'));
  }

  #key(event, escaped) {
    const square = this.#squareOf(event.target);
    if (square < 0) {
      return;
    }
    const sign = this.#turned ? -1 : 1;
    let to = square;
    if (event.key in ARROWS) {
      const [files, ranks] = ARROWS[event.key];
      const f = (square & 7) + sign * files;
      const r = (square >> 3) + sign * ranks;
      to = f >= 0 && f < 8 && r >= 0 && r < 8 ? 8 * r + f : square;
    } else if (event.key === 'Home') {
      to = this.#turned ? square | 7 : square & ~7;
    } else if (event.key === 'End') {
      to = this.#turned ? square & ~7 : square | 7;
    } else if (event.key === 'Enter' || event.key === ' ') {
      this.chosen(square);
    } else if (event.key === 'Escape') {
      escaped();
    } else {
      return;
    }
    event.preventDefault();
    this.focus(to);
  }

  #grasp(event) {
    const from = this.#squareOf(event.target);
    if (from < 0 || event.button !== 0) {
      return;
    }
    event.preventDefault();
    this.focus(from);
    this.#drag = { from, x: event.clientX, y: event.clientY, moved: false };
    this.table.setPointerCapture(event.pointerId);
  }

  #carry(event) {
    const image = this.#drag && this.#cells[this.#drag.from].querySelector('svg');
    if (!image) {
      return;
    }
    const x = event.clientX - this.#drag.x;
    const y = event.clientY - this.#drag.y;
    this.#drag.moved ||= Math.hypot(x, y) > 6;
    if (this.#drag.moved) {
      image.style.transform = `translate(${x}px, ${y}px)`;
      image.classList.add('carried');
    }
  }

  #drop(event) {
    if (!this.#drag) {
      return;
    }
    const { from, moved } = this.#drag;
    this.#letGo();
    const to = this.#squareOf(document.elementFromPoint(event.clientX, event.clientY));
    if (!moved || to === from) {
      this.chosen(from);
    } else if (to >= 0) {
      this.dropped(from, to);
    }
  }

  #letGo() {
    const image = this.#drag && this.#cells[this.#drag.from].querySelector('svg');
    image?.style.removeProperty('transform');
    image?.classList.remove('carried');
    this.#drag = null;
  }
}

function heading(text, role) {
  const cell = document.createElement('th');
  cell.setAttribute('role', role);
  cell.textContent = text;
  return cell;
}

/** The drawing of a man, as the lessons draw it. */
export function piece(letter) {
  const image = document.createElementNS(SVG, 'svg');
  image.setAttribute('viewBox', '0 0 36 36');
  image.setAttribute('aria-hidden', 'true');
  const use = document.createElementNS(SVG, 'use');
  use.setAttribute('href', `#piece-${letter}`);
  image.append(use);
  return image;
}
