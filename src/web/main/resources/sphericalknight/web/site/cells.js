// The code cells of a lesson: each can be edited and run, and sees what the cells above it declare, as if all had run from the top.
import * as answers from './answers.js';
import { isTouched, make } from './dom.js';
import exercises from './exercises.js';
import { isPossible, load, machine } from './machine.js';
import { Panel } from './panel.js';
import { stack } from './stack.js';

const TIMES = 'The times are those of this page: it interprets the loops of a cell; the library is compiled.';

/** So many outputs of a cell are shown at once. */
const MOST = 8;

const SLOW = 'In a page this takes a minute or two.';

const GONE = 'What the cells remembered is gone; Run starts afresh.';

const CHANGED = 'something above it has changed since';

const isGood = ({ kind, good }) => kind === 'outputs' && good;

/** The names that a cell declares or sets at its outermost level. */
const declared = text => [...text.matchAll(/^(?:[\w.<>[\], ?]+ )?(\w+) *(?:=(?!=)|\(|;|\{)/gm)].map(([, name]) => name);

/** The cells of the page and the memory they share, which is gone when the machine starts anew. */
class Lesson {
  #cells = [];
  #starts = -1;
  /** The answers of the reader that the machine runs in place of ours. */
  #yours = '';
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
    await load(words => cell.say(words));
    const yours = this.#passed();
    const written = JSON.stringify(yours);
    if (this.#starts !== machine.starts || this.#yours !== written) {
      this.#starts = machine.starts;
      this.#yours = written;
      this.#cells.forEach(each => each.forget());
      await machine.ask({ kind: 'cells', yours });
    }
    const at = this.#cells.indexOf(cell);
    let { last, answer } = await this.#from(cell, at);
    const skipped = this.#cells.slice(0, at).filter(each => each.isSkipped);
    if (answer.kind === 'errors' && skipped.length > 0) {
      // What it lacks may stand in a cell that takes long and is left out on the way.
      skipped.forEach(each => each.need());
      ({ last, answer } = await this.#from(cell, at));
    }
    last.hear(answer);
    if (last !== cell) {
      cell.blame(last, answer);
    }
  }

  /**
   * Runs what is lacking above a cell, and then the cell. Gives the last one that ran, and the machine's answer: if the cell fails, those of the first
   * one above that failed, because of which it may have.
   */
  async #from(cell, at) {
    let failed = null;
    for (const above of this.#cells.slice(0, at)) {
      if (above.isLacking) {
        cell.say(`${above.link().textContent} runs first …`);
        const answer = await this.#ask(above);
        if (answer.full) {
          return { last: above, answer };
        }
        if (isGood(answer)) {
          above.hearBefore(answer);
        }
      }
      if (above.isBroken) {
        failed ??= { last: above, answer: above.failure };
      }
    }
    cell.say(cell.isLong ? `Running … ${SLOW}` : 'Running …');
    const answer = await this.#ask(cell, ({ output }) => cell.hearWhile(output));
    return failed && !isGood(answer) ? failed : { last: cell, answer };
  }

  async #ask(cell, shown = () => {}) {
    const place = this.#cells.indexOf(cell);
    const below = this.#cells.slice(place + 1);
    const text = cell.text();
    below.forEach(each => each.forget());
    if (cell.isChanged) {
      this.#doubt(cell, below);
    }
    try {
      const later = below.map(each => each.text()).join('\n');
      let answer = await machine.ask({ kind: 'cell', place, text, later }, shown);
      if (answer.kind === 'errors' && cell.stub) {
        answer = await machine.ask({ kind: 'cell', place, text: cell.stub, later });
      }
      cell.ran = text;
      cell.failure = isGood(answer) ? null : answer;
      if (answer.full) {
        machine.stop();
        cell.stoppedWith = text;
      }
      return answer;
    } catch (error) {
      cell.stoppedWith = text;
      throw error;
    }
  }

  /** What the cells below show may be old, if they use what a changed cell declares or what follows from it. */
  #doubt(changed, below) {
    const names = new Set(declared(changed.text()));
    for (const each of below) {
      if ((each.text().match(/\w+/g) ?? []).some(word => names.has(word))) {
        each.doubt(CHANGED);
        declared(each.text()).forEach(name => names.add(name));
      }
    }
  }

  /** The answers for which the cells ask, as far as they passed in this browser. */
  #passed() {
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
  /** The machine's answer, if it failed. */
  failure = null;
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

  get isBroken() {
    return this.failure !== null;
  }

  forget() {
    this.ran = null;
    this.failure = null;
  }

  get isChanged() {
    return this.text() !== this.stub;
  }

  need() {}

  doubt() {}

  hear() {}

  hearBefore() {}

  link() {
    return make('a', { href: `#answer-${this.#id.replace('.', '-')}` }, `The answer to ${this.#id} above`);
  }
}

class Cell extends Panel {
  stopped = `Stopped. ${GONE}`;
  /** The text that ran; null since the machine forgot it. */
  ran = null;
  /** The machine's answer, if it failed. */
  failure = null;
  /** The text that ran when somebody pressed Stop. */
  stoppedWith = null;
  isLong;
  /** It takes long, so it runs on the way to another cell only if that lacks something. */
  #isLeftOut;
  #isTimed;
  #fails;
  #lesson;
  #stored;
  /** What it shows is an error. */
  #isBad = false;
  /** It runs and has shown nothing yet. */
  #isNew = false;

  constructor(element, lesson) {
    const name = element.dataset.run.replaceAll('-', ' ');
    super(element, { name: `The cell ${name}`, id: element.dataset.run, run: 'Run', style: 'small', of: `the cell ${name}` });
    this.name = name;
    this.#lesson = lesson;
    this.#isTimed = 'timed' in element.dataset;
    this.isLong = 'long' in element.dataset;
    this.#isLeftOut = this.#isTimed || this.isLong;
    element.id ||= `cell-${element.dataset.run}`;
    const code = this.isOpen ? this.listing : element.querySelector(':scope > details:not(.answer)');
    this.#stored = [...element.children].slice([...element.children].indexOf(code) + 1);
    this.#fails = this.#stored.some(each => each.matches('.error') || each.querySelector('.error'));
    this.buttons.reset.hidden = true;
    this.listing.after(make('div', { class: 'cell-tools' }, ...Object.values(this.buttons), this.keys, this.status));
    this.results.className = 'outputs';
    this.results.append(...this.#stored);
    element.append(this.results);
    this.say(this.isLong ? SLOW : '');
  }

  /** Whether it can be seen: the imports are folded. */
  get isOpen() {
    return this.listing.parentElement === this.element;
  }

  async ask() {
    this.#isNew = true;
    try {
      await this.#lesson.run(this);
    } catch (error) {
      // What it showed until then stays; what an earlier run showed does not.
      this.#clear();
      throw error;
    }
  }

  #clear() {
    if (this.#isNew) {
      this.show();
    }
    this.#isNew = false;
  }

  /** Shows an output of the cell while it runs. */
  hearWhile(shown) {
    this.#clear();
    const last = this.results.lastElementChild;
    if (shown.kind === 'printed' && last?.classList.contains('printed')) {
      last.append(shown.text);
    } else {
      this.results.append(output(shown));
      this.#fit();
    }
  }

  /** The machine has forgotten what it ran; what it shows may be old. */
  forget() {
    if (this.ran !== null) {
      this.stale(true, CHANGED);
    }
    this.ran = null;
    this.failure = null;
  }

  get isChanged() {
    return this.text() !== this.handedOut;
  }

  /** What it shows may be old, also if it came with the page. */
  doubt(why) {
    this.stale(true, why);
  }

  /** If it runs an answer that has passed since, what it shows is of ours. */
  hearOfAnswers() {
    const [, name] = /\byours\((\w+)\.class/.exec(this.handedOut) ?? [];
    const mine = exercises.find(({ file }) => file.endsWith(`/My${name}.java`));
    if (this.ran === null && mine && answers.passed(mine.id)) {
      this.doubt('your answer has passed since. Run it');
    }
  }

  get isSkipped() {
    return this.#isLeftOut && (this.ran === null || this.failure !== null);
  }

  /** A cell below lacks it. */
  need() {
    this.#isLeftOut = false;
  }

  /** Whether it must run before the cells below it can. */
  get isLacking() {
    return !this.#fails && !this.#isLeftOut && ![this.ran, this.stoppedWith].includes(this.text());
  }

  /** Whether it failed and was not meant to; it runs again when its text or something above it has changed. */
  get isBroken() {
    return !this.#fails && this.failure !== null;
  }

  link() {
    return make('a', { href: `#${this.element.id}` }, `The cell ${this.name} above`);
  }

  /** A cell that must run before this one failed. */
  blame(above, { kind, errors, full }) {
    const why = kind === 'outputs' ? 'ended with an error'
      : `does not compile (${errors[0].line ? `line ${errors[0].line}: ` : ''}${errors[0].message.replace(/\.$/, '')})`;
    this.show(make('p', { class: 'error' }, above.link(), ` ${why}.`));
    this.say(full ? GONE : 'It has not run.');
  }

  /** Shows the machine's answer. */
  hear({ kind, errors, outputs, good, full }) {
    this.#isBad = !isGood({ kind, good });
    if (kind === 'errors') {
      this.showErrors(errors);
      return;
    }
    this.show(...outputs.map(({ kind, text }) => output({ kind, text: text.trimEnd() })), ...this.#isTimed ? [make('p', { class: 'note' }, TIMES)] : []);
    this.say(full ? GONE : !good ? 'It ended with an error.' : outputs.length ? 'Done.' : 'Done; it shows nothing.');
  }

  /** The same for a cell that ran on the way to another: what it stores is what it shows, unless it was changed or runs an answer of the reader. */
  hearBefore(answer) {
    this.stale(false);
    if (this.#isBad || this.text() !== this.handedOut || /\byours\(/.test(this.handedOut)) {
      this.hear(answer);
    }
  }

  /** With many outputs, they scroll in their place. */
  show(...outputs) {
    super.show(...outputs);
    this.#fit();
  }

  #fit() {
    const isMany = this.results.children.length > MOST;
    this.results.classList.toggle('many', isMany);
    this.results.tabIndex = isMany ? 0 : -1;
  }

  reset() {
    super.reset();
    this.show(...this.#stored);
  }
}

/** The element for one output; a picture becomes a part of the page, as those that are stored are. */
function output({ kind, text }) {
  if (kind !== 'picture') {
    // What has columns keeps its lines.
    return make('pre', { class: text.trim().includes('  ') ? kind : `${kind} wrapped`, tabindex: '0' }, text);
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
  stack(svg);
  return make('p', { class: 'picture', ...least > 340 ? { tabindex: '0' } : {} }, svg);
}

if (isPossible()) {
  const lesson = new Lesson();
  const all = [...document.querySelectorAll('.cell[data-run], section.exercise')]
    .map(element => (element.dataset.run ? new Cell(element, lesson) : new Answer(element)));
  all.forEach(each => lesson.add(each));
  const hear = () => all.forEach(each => each.hearOfAnswers?.());
  addEventListener('answers', hear);
  hear();
  // Where the first one that is not folded stands, a newcomer looks.
  all.find(each => each.isOpen)?.say(isTouched() ? 'Tap the code to change it. Run runs it here, in your browser.'
    : 'Click the code to change it. Run, or Shift+Enter, runs it here, in your browser.');
}
