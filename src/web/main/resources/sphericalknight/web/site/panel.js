// Code in a page that can be changed and run: the listing becomes an editor as soon as somebody wants to write.
import { button, isTouched, make } from './dom.js';
import { Stopped, machine } from './machine.js';
import { errorList } from './report.js';

export class Panel {
  element;
  listing;
  handedOut;
  editor = null;
  status = make('span', { class: 'status', role: 'status' });
  results = make('div', { class: 'results' });
  keys;
  buttons;
  #name;
  #of;
  #words;
  #asking;

  /**
   * The code in an element, with a name for those who hear it; `run` is the word on the button, `style` its and the others' look, and `of` what the
   * buttons are for, where their words do not say it.
   */
  constructor(element, { name, id, run, style = '', of = '' }) {
    this.element = element;
    this.listing = element.querySelector('pre.code');
    this.handedOut = this.listing.textContent;
    this.#name = name;
    this.#of = of;
    this.#words = run;
    this.keys = make('span', { class: 'keys', id: `keys-${id}`, hidden: true },
      `Shift+Enter: ${run}. Tab indents; Escape, then Tab leaves the editor.`);
    this.buttons = {
      run: button('', `${style || 'go'} run`, once(() => (this.isRunning ? machine.stop() : this.run()))),
      reset: button('', style, once(() => this.#askToReset())),
    };
    this.label('run', run);
    this.label('reset', 'Reset');
    this.buttons.reset.addEventListener('blur', () => this.#asks(false));
    this.listing.classList.add('editable');
    this.listing.addEventListener('click', () => getSelection().isCollapsed && this.edit(true, this.#clicked()));
    this.listing.addEventListener('keydown', event => this.#key(event));
  }

  #key(event) {
    if (event.key !== 'Enter') {
      return;
    }
    event.preventDefault();
    if (event.shiftKey || event.ctrlKey) {
      this.run();
    } else {
      this.edit();
    }
  }

  /** Where in the listing somebody clicked: so many characters stand before it. */
  #clicked() {
    const { anchorNode, anchorOffset } = getSelection();
    if (!this.listing.contains(anchorNode)) {
      return 0;
    }
    const before = document.createRange();
    before.selectNodeContents(this.listing);
    before.setEnd(anchorNode, anchorOffset);
    return before.toString().length;
  }

  /** What would run. */
  text() {
    return this.editor?.text() ?? this.handedOut;
  }

  /** Writes words on a button; those who hear it also hear what it is for. */
  label(which, words) {
    this.buttons[which].textContent = words;
    if (this.#of) {
      this.buttons[which].setAttribute('aria-label', words.endsWith('?') ? `${words.slice(0, -1)} ${this.#of}?` : `${words} ${this.#of}`);
    }
  }

  say(words) {
    this.status.textContent = words;
  }

  /** Whether the results are of an earlier text, or old for another reason; they are dimmed then, and the words beside them go. */
  stale(is, why = 'the code has changed since') {
    this.results.classList.toggle('stale', is && this.results.querySelector(':scope > *') !== null);
    this.results.title = is ? `From an earlier run: ${why}.` : '';
    if (is && !this.isRunning) {
      this.say('');
    }
  }

  /** Opens the editor; with focus, if somebody wants to write, where so many characters stand before the cursor; with a length, that is selected. */
  async edit(isToWrite = true, place = 0, length = 0) {
    if (!this.editor) {
      this.say('The editor is on its way …');
      const { edit } = await import('./editor.js');
      if (!this.editor) {
        this.#open(edit);
        if (isToWrite) {
          this.editor.select(place, length);
        }
      }
    }
    if (isToWrite) {
      this.editor.focus();
    }
  }

  #open(edit) {
    const place = make('div', { class: 'editor' });
    const text = this.text();
    this.listing.replaceWith(place);
    this.editor = edit(place, { text, label: this.#name, described: this.keys.id, changed: () => this.changed(), check: () => this.run() });
    this.keys.hidden = false;
    this.buttons.reset.hidden = false;
    this.say('');
  }

  /** The learner changed the text. */
  changed() {
    this.stale(true);
  }

  /** Runs the code, once at a time: `ask` shows what comes of it. */
  async run() {
    if (this.isRunning) {
      return;
    }
    this.#running(true);
    this.editor?.mark([]);
    const began = Date.now();
    const clock = setInterval(() => { this.status.dataset.seconds = Math.round((Date.now() - began) / 1000); }, 1000);
    try {
      await this.ask();
    } catch (error) {
      this.say(error instanceof Stopped ? this.stopped : error.message);
    } finally {
      clearInterval(clock);
      delete this.status.dataset.seconds;
      this.#running(false);
    }
  }

  get isRunning() {
    return this.element.classList.contains('running');
  }

  /** Run and Stop are one button, so that none moves under the pointer and the focus stays. */
  #running(is) {
    this.element.classList.toggle('running', is);
    this.buttons.run.classList.toggle('stop', is);
    this.label('run', is ? 'Stop' : this.#words);
  }

  show(...results) {
    this.results.replaceChildren(...results);
    this.results.classList.toggle('fresh', this.isRunning);
    this.stale(false);
  }

  /** Shows what the compiler found, here and in the editor. */
  showErrors(errors) {
    this.editor?.mark(errors);
    this.show(errorList(errors, error => this.goTo(error)));
    this.say(`It does not compile: ${errors.length === 1 ? 'one error' : `${errors.length} errors`}.`);
  }

  async goTo({ line, column }) {
    await this.edit();
    this.editor.goTo(line, column);
  }

  /** The first click on Reset asks, if there is a text to lose. */
  #askToReset() {
    if (this.#asking || this.text() === this.handedOut) {
      this.#asks(false);
      this.reset();
    } else {
      this.#asks(true);
      this.say('Your text goes. Press again to reset.');
    }
  }

  #asks(is) {
    clearTimeout(this.#asking);
    if (this.#asking && !is) {
      this.say('');
    }
    this.#asking = is ? setTimeout(() => this.#asks(false), 5000) : null;
    this.label('reset', is ? 'Really reset?' : 'Reset');
  }

  /** As it was handed out. */
  reset() {
    this.editor?.replace(this.handedOut);
    this.editor?.mark([]);
    this.say(`As it was handed out.${isTouched() ? '' : ' Ctrl+Z in the editor brings your text back.'}`);
  }
}

/** Takes a double click for one click: the second was meant for what stood there before. */
const once = act => event => event.detail < 2 && act();
