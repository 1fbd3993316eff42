// The code cells of a lesson: each can be edited and run, and sees what the cells above it declare, as if all had run from the top.
import * as answers from './answers.js';
import { button, make } from './dom.js';
import exercises from './exercises.js';
import { Stopped, isPossible, load, machine } from './machine.js';
import { errorList } from './report.js';

const TIMES = 'The times are those of this page: it interprets the loops of a cell; the library is compiled.';

/** The cells of the page and the memory they share, which is gone when the machine starts anew. */
class Lesson {
  #cells = [];
  #starts = -1;
  #busy = Promise.resolve();

  add(cell) {
    this.#cells.push(cell);
  }

  /** Runs a cell, and before it those above it that have not run since the machine started or something above them did. */
  run(cell) {
    this.#busy = this.#busy.catch(() => {}).then(() => this.#run(cell));
    return this.#busy;
  }

  async #run(cell) {
    await load(words => cell.waits(words));
    if (this.#starts !== machine.starts) {
      this.#starts = machine.starts;
      this.#cells.forEach(each => each.forget());
      await machine.ask({ kind: 'cells', yours: this.#yours() });
    }
    const at = this.#cells.indexOf(cell);
    let answer = await this.#from(cell, at);
    const skipped = this.#cells.slice(0, at).filter(each => each.isSkipped);
    if (answer.kind === 'errors' && skipped.length > 0) {
      // What it lacks may stand in a cell that takes long and is left out on the way.
      skipped.forEach(each => each.need());
      answer = await this.#from(cell, at);
    }
    cell.show(answer);
  }

  /** Runs what is lacking above a cell, and then the cell. */
  async #from(cell, at) {
    for (const above of this.#cells.slice(0, at)) {
      if (above.isLacking) {
        cell.waits('The cells above run first …');
        above.showBefore(await this.#ask(above));
      }
    }
    cell.waits('Running …');
    return this.#ask(cell);
  }

  async #ask(cell) {
    const place = this.#cells.indexOf(cell);
    const below = this.#cells.slice(place + 1);
    const text = cell.text();
    below.forEach(each => each.forget());
    try {
      const later = below.map(each => each.text()).join('\n');
      let answer = await machine.ask({ kind: 'cell', place, text, later });
      if (answer.kind === 'errors' && cell.stub) {
        answer = await machine.ask({ kind: 'cell', place, text: cell.stub, later });
      }
      cell.ran = text;
      return answer;
    } catch (error) {
      cell.stoppedWith = text;
      throw error;
    }
  }

  /** The answers for which the cells ask, as far as they passed in this browser. */
  #yours() {
    const asked = new Set([...this.#cells.map(each => each.text()).join('\n').matchAll(/\byours\((\w+)\.class/g)].map(([, name]) => `My${name}.java`));
    return exercises
      .map(({ id, file }) => ({ id, file: file.split('/').at(-1) }))
      .filter(({ id, file }) => asked.has(file) && answers.passed(id))
      .map(({ id, file }) => ({ exercise: id, files: { [file]: answers.source(id) } }));
  }
}

const inCell = source => source.replace(/^\s*package [\w.]+;/m, '');

/**
 * The answer to an exercise of this lesson, which cells below it may use, as a cell that shows nothing: what the learner wrote or, if that does
 * not compile, the template.
 */
class Answer {
  /** The text that ran; null since the machine forgot it. */
  ran = null;
  isSkipped = false;
  stoppedWith = null;
  stub;
  #id;

  constructor(section) {
    this.#id = section.dataset.exercise;
    this.stub = inCell(section.querySelector('pre.code').textContent);
  }

  text() {
    const source = answers.source(this.#id);
    return source === null ? this.stub : inCell(source);
  }

  get isLacking() {
    return ![this.ran, this.stoppedWith].includes(this.text());
  }

  forget() {
    this.ran = null;
  }

  need() {}

  showBefore() {}
}

class Cell {
  /** The text that ran; null since the machine forgot it. */
  ran = null;
  /** The text that ran when somebody pressed Stop. */
  stoppedWith = null;
  /** It takes long, so it runs on the way to another cell only if that lacks something. */
  #isLong;
  #isTimed;
  #fails;
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
    this.#isTimed = 'timed' in element.dataset;
    this.#isLong = this.#isTimed || 'long' in element.dataset;
    const after = [...element.children].slice([...element.children].indexOf(code) + 1);
    this.#fails = after.some(each => each.matches('.error') || each.querySelector('.error'));
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

  /** The machine has forgotten what it ran; what it shows may be old. */
  forget() {
    if (this.ran !== null && this.#outputs.querySelector(':scope > *')) {
      this.#stale(true);
    }
    this.ran = null;
  }

  get isSkipped() {
    return this.#isLong && this.ran === null;
  }

  /** A cell below lacks it. */
  need() {
    this.#isLong = false;
  }

  /** Whether it must run before the cells below it can. */
  get isLacking() {
    return !this.#fails && !this.#isLong && ![this.ran, this.stoppedWith].includes(this.text());
  }

  #stale(is) {
    this.#outputs.classList.toggle('stale', is);
    this.#outputs.title = is ? 'From an earlier run: the code has changed since.' : '';
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
    this.#stale(false);
    if (answer.kind === 'errors') {
      this.#editor?.mark(answer.errors);
      this.#outputs.replaceChildren(errorList(answer.errors, error => this.#goTo(error)));
      this.waits('It does not compile.');
      return;
    }
    this.#outputs.replaceChildren(...answer.outputs.map(output));
    if (this.#isTimed) {
      this.#outputs.append(make('p', { class: 'note' }, TIMES));
    }
    this.waits(!answer.good ? 'It ended with an error.' : answer.outputs.length ? 'Done.' : 'Done; it shows nothing.');
  }

  /** The same for a cell that ran on the way to another: what it stores is what it shows, unless it was changed. */
  showBefore(answer) {
    this.#stale(false);
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
      changed: () => this.#stale(true),
      check: () => this.run(),
    });
    this.#editor.focus();
  }

  /** As it was handed out: the code, and what it showed. */
  #reset() {
    this.#editor?.replace(this.#written);
    this.#editor?.mark([]);
    this.#outputs.replaceChildren(...this.#stored);
    this.#stale(false);
    this.waits('As it was handed out. Ctrl+Z in the editor brings your text back.');
  }
}

/** The element for one output; a picture becomes a part of the page, as those that are stored are. */
function output({ kind, text }) {
  if (kind !== 'picture') {
    return make('pre', { class: kind, tabindex: '0' }, text.trimEnd());
  }
  const image = new DOMParser().parseFromString(text, 'text/html').querySelector('img');
  const source = Uint8Array.from(atob(image.src.split(',')[1]), each => each.charCodeAt(0));
  const svg = document.importNode(new DOMParser().parseFromString(new TextDecoder().decode(source), 'image/svg+xml').documentElement, true);
  svg.setAttribute('class', 'drawn');
  svg.setAttribute('role', 'img');
  svg.setAttribute('aria-label', image.alt);
  const least = image.width * 0.7;
  if (least > 340) {
    svg.style.minWidth = `${least}px`;
  }
  return make('p', { class: 'picture', ...least > 340 ? { tabindex: '0' } : {} }, svg);
}

if (isPossible()) {
  const lesson = new Lesson();
  const all = [...document.querySelectorAll('.cell[data-run], section.exercise')]
    .map(element => (element.dataset.run ? new Cell(element, lesson) : new Answer(element)));
  all.forEach(each => lesson.add(each));
  // Where the first one that is not folded stands, a newcomer looks.
  all.find(each => each.isOpen)?.waits('Click the code to change it. Run, or Shift+Enter, runs it here, in your browser.');
}
