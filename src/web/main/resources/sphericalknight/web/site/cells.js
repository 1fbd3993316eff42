// The code cells of a lesson: each can be edited and run; what one makes, those run after it can use, as in a notebook.
import { button, make } from './dom.js';
import { Stopped, isPossible, load, machine } from './machine.js';
import { errorList } from './report.js';

const STAYS = 'A page cannot measure Java’s speed: this cell runs in the notebook only.';

/** The cells of the page and the memory they share, which is gone when the machine starts anew. */
class Lesson {
  #cells = [];
  #starts = -1;
  #busy = Promise.resolve();

  add(cell) {
    this.#cells.push(cell);
  }

  /** Runs a cell, and before it those above it that have not run since the machine started, but for one that had to be stopped. */
  run(cell) {
    this.#busy = this.#busy.catch(() => {}).then(() => this.#run(cell));
    return this.#busy;
  }

  async #run(cell) {
    await load(words => cell.waits(words));
    if (this.#starts !== machine.starts) {
      this.#starts = machine.starts;
      this.#cells.forEach(each => each.forget());
      await machine.ask({ kind: 'cell', text: '', first: true });
    }
    for (const above of this.#cells.slice(0, this.#cells.indexOf(cell))) {
      if (!above.hasRun && !above.fails && above.stoppedWith !== above.text()) {
        cell.waits('The cells above run first …');
        above.showBefore(await this.#ask(above));
      }
    }
    cell.waits('Running …');
    cell.show(await this.#ask(cell));
  }

  async #ask(cell) {
    const text = cell.text();
    cell.hasRun = true;
    try {
      return await machine.ask({ kind: 'cell', text });
    } catch (error) {
      cell.stoppedWith = text;
      throw error;
    }
  }
}

class Cell {
  hasRun = false;
  /** The text that ran when somebody pressed Stop. */
  stoppedWith = null;
  #lesson;
  #element;
  #listing;
  #written;
  #stored;
  #outputs = make('div', { class: 'outputs' });
  #editor = null;
  #status = make('span', { class: 'status', role: 'status' });
  #buttons;
  #keys;

  constructor(element, lesson) {
    this.#element = element;
    this.#lesson = lesson;
    this.#listing = element.querySelector('pre.code');
    this.#written = this.#listing.textContent;
    const code = element.querySelector(':scope > details:not(.answer)') ?? this.#listing;
    const after = [...element.children].slice([...element.children].indexOf(code) + 1);
    this.fails = after.some(each => each.matches('.error') || each.querySelector('.error'));
    this.#stored = after;
    const name = element.dataset.run.replaceAll('-', ' ');
    this.#buttons = {
      run: button('Run', 'small', () => this.run()),
      stop: button('Stop', 'small stop', () => machine.stop()),
      reset: button('Reset', 'small', () => this.#reset()),
    };
    Object.entries(this.#buttons).forEach(([words, each]) => each.setAttribute('aria-label', `${words[0].toUpperCase()}${words.slice(1)} the cell ${name}`));
    this.#buttons.stop.hidden = true;
    this.#buttons.reset.hidden = true;
    this.#keys = make('span', { class: 'keys', id: `keys-${element.dataset.run}`, hidden: true },
      'Shift+Enter runs; Escape, then Tab leaves the editor.');
    this.#outputs.append(...after);
    (this.#listing.parentElement === element ? this.#listing : code.lastElementChild).after(
      make('div', { class: 'cell-tools' }, ...Object.values(this.#buttons), this.#keys, this.#status));
    element.append(this.#outputs);
    this.#listing.classList.add('editable');
    this.#listing.addEventListener('click', () => getSelection().isCollapsed && this.#edit());
    this.#listing.addEventListener('keydown', event => {
      if (event.key === 'Enter' && (event.shiftKey || event.ctrlKey)) {
        event.preventDefault();
        this.run();
      } else if (event.key === 'Enter') {
        event.preventDefault();
        this.#edit();
      }
    });
  }

  text() {
    return this.#editor?.text() ?? this.#written;
  }

  /** Whether it can be seen: the imports are folded. */
  get isOpen() {
    return this.#listing.parentElement === this.#element;
  }

  /** The machine has forgotten what it ran. */
  forget() {
    this.hasRun = false;
  }

  waits(words) {
    this.#status.textContent = words;
  }

  async run() {
    if (!this.#buttons.stop.hidden) {
      return;
    }
    this.#running(true);
    try {
      await this.#lesson.run(this);
    } catch (error) {
      this.waits(error instanceof Stopped ? 'Stopped. What the cells remembered is gone; Run starts afresh.' : error.message);
    } finally {
      this.#running(false);
    }
  }

  #running(is) {
    this.#buttons.run.disabled = is;
    this.#buttons.stop.hidden = !is;
    this.#element.classList.toggle('running', is);
  }

  /** Shows the machine's answer. */
  show(answer) {
    this.#editor?.mark([]);
    if (answer.kind === 'errors') {
      this.#editor?.mark(answer.errors);
      this.#outputs.replaceChildren(errorList(answer.errors, error => this.#goTo(error)));
      this.waits('It does not compile.');
      return;
    }
    this.#outputs.replaceChildren(...answer.outputs.map(output));
    this.waits(!answer.good ? 'It ended with an error.' : answer.outputs.length ? 'Done.' : 'Done; it shows nothing.');
  }

  /** The same for a cell that ran on the way to another: what it stores is what it shows, unless it was changed. */
  showBefore(answer) {
    if (this.text() !== this.#written) {
      this.show(answer);
    }
  }

  async #goTo({ line, column }) {
    await this.#edit();
    this.#editor.goTo(line, column);
  }

  async #edit() {
    if (this.#editor) {
      this.#editor.focus();
      return;
    }
    const { edit } = await import('./editor.js');
    if (this.#editor) {
      return;
    }
    const place = make('div', { class: 'editor' });
    this.#listing.replaceWith(place);
    this.#keys.hidden = false;
    this.#buttons.reset.hidden = false;
    this.#editor = edit(place, {
      text: this.#written,
      label: `The cell ${this.#element.dataset.run.replaceAll('-', ' ')}`,
      described: this.#keys.id,
      changed: () => {},
      check: () => this.run(),
    });
    this.#editor.focus();
  }

  /** As it was handed out: the code, and what it showed. */
  #reset() {
    this.#editor?.replace(this.#written);
    this.#editor?.mark([]);
    this.#outputs.replaceChildren(...this.#stored);
    this.waits('As it was handed out. Ctrl+Z in the editor brings your text back.');
  }
}

/** The element for one output. */
function output({ kind, text }) {
  if (kind !== 'picture') {
    return make('pre', { class: kind, tabindex: '0' }, text.trimEnd());
  }
  const image = new DOMParser().parseFromString(text, 'text/html').querySelector('img');
  const least = Math.min(560, image.width * 0.7);
  if (least > 340) {
    image.style.minWidth = `${least}px`;
  }
  image.src = dark(image.src);
  return make('p', { class: 'picture', ...least > 340 ? { tabindex: '0' } : {} }, image);
}

const BASE64 = 'data:image/svg+xml;base64,';
// Pictures of the page turn dark by a style sheet inside them; the same one serves those that cells make.
const style = /<style>@media.*?<\/style>/.exec(
  [...document.querySelectorAll('p.picture img')].map(image => decodeURIComponent(image.getAttribute('src').slice(19)))
    .find(text => text.includes('<style>@media')) ?? '')?.[0] ?? '';

function dark(source) {
  if (!source.startsWith(BASE64)) {
    return source;
  }
  const svg = new TextDecoder().decode(Uint8Array.from(atob(source.slice(BASE64.length)), each => each.charCodeAt(0)));
  const inside = svg.indexOf('>') + 1;
  return `data:image/svg+xml,${encodeURIComponent(svg.slice(0, inside) + style + svg.slice(inside))}`;
}

if (isPossible()) {
  const lesson = new Lesson();
  const cells = [...document.querySelectorAll('.cell[data-run]')].map(element => new Cell(element, lesson));
  cells.forEach(cell => lesson.add(cell));
  // Where the first one that is not folded stands, a newcomer looks.
  cells.find(cell => cell.isOpen)?.waits('Click the code to change it. Run, or Shift+Enter, runs it here, in your browser.');
  document.querySelectorAll('.cell[data-stays]').forEach(element => element.append(make('p', { class: 'note' }, STAYS)));
}
