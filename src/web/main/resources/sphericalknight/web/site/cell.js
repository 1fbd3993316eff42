// A code cell of a lesson: what is in its editor, whether it has run since, and what it shows.
import * as answers from './answers.js';
import { make } from './dom.js';
import exercises from './exercises.js';
import { output } from './output.js';
import { Panel } from './panel.js';
import { stack } from './stack.js';

const TIMES = 'The times are those of this page: it interprets the loops of a cell; the library is compiled.';

/** So many outputs of a cell are shown at once. */
const MOST = 8;

export const SLOW = 'In a page this takes a minute or two.';

/** Whether the machine's answer is that of a cell that ran to its end. */
export const isGood = ({ kind, good }) => kind === 'outputs' && good;

const GONE = 'What the cells remembered is gone; Run starts afresh.';

export class Cell extends Panel {
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
      this.doubt();
    }
    this.ran = null;
    this.failure = null;
  }

  get isChanged() {
    return this.text() !== this.handedOut;
  }

  /** What it shows may be old, also if it came with the page. */
  doubt(why = 'something above it has changed since') {
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
    if (this.#isBad || this.isChanged || /\byours\(/.test(this.handedOut)) {
      this.hear(answer);
    }
  }

  /** With many outputs, they scroll in their place; wide pictures are stacked on a phone. */
  show(...outputs) {
    super.show(...outputs);
    this.#fit();
  }

  #fit() {
    const isMany = this.results.children.length > MOST;
    this.results.classList.toggle('many', isMany);
    this.results.tabIndex = isMany ? 0 : -1;
    this.results.querySelectorAll('.picture svg').forEach(stack);
  }

  reset() {
    super.reset();
    this.show(...this.#stored);
  }
}
