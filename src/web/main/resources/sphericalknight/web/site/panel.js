// Code in a page that can be changed and run: the listing becomes an editor as soon as somebody wants to write.
import { button, make } from './dom.js';
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

  /** The code in an element, with a name for those who hear it; `run` is the word on the button, and `style` its and the others' look. */
  constructor(element, { name, id, run, style = '' }) {
    this.element = element;
    this.listing = element.querySelector('pre.code');
    this.handedOut = this.listing.textContent;
    this.#name = name;
    this.keys = make('span', { class: 'keys', id: `keys-${id}`, hidden: true },
      `Shift+Enter: ${run}. Tab indents; Escape, then Tab leaves the editor.`);
    this.buttons = {
      run: button(run, style || 'go', () => this.run()),
      stop: button('Stop', `${style} stop`, () => machine.stop()),
      reset: button('Reset', style, () => this.reset()),
    };
    this.buttons.stop.hidden = true;
    this.listing.classList.add('editable');
    this.listing.addEventListener('click', () => getSelection().isCollapsed && this.edit());
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

  /** What would run. */
  text() {
    return this.editor?.text() ?? this.handedOut;
  }

  say(words) {
    this.status.textContent = words;
  }

  /** Whether the results are of an earlier text; they are dimmed then. */
  stale(is) {
    this.results.classList.toggle('stale', is && this.results.querySelector(':scope > *') !== null);
    this.results.title = is ? 'From an earlier run: the code has changed since.' : '';
  }

  /** Opens the editor; with focus, if somebody wants to write. */
  async edit(isToWrite = true) {
    if (!this.editor) {
      this.say('The editor is on its way …');
      const { edit } = await import('./editor.js');
      if (!this.editor) {
        this.#open(edit);
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
    if (!this.buttons.stop.hidden) {
      return;
    }
    this.#running(true);
    this.editor?.mark([]);
    try {
      await this.ask();
    } catch (error) {
      this.say(error instanceof Stopped ? this.stopped : error.message);
    } finally {
      this.#running(false);
    }
  }

  #running(is) {
    this.buttons.run.disabled = is;
    this.buttons.stop.hidden = !is;
    this.element.classList.toggle('running', is);
  }

  show(...results) {
    this.results.replaceChildren(...results);
    this.stale(false);
  }

  /** Shows what the compiler found, here and in the editor. */
  showErrors(errors) {
    this.editor?.mark(errors);
    this.show(errorList(errors, async ({ line, column }) => {
      await this.edit();
      this.editor.goTo(line, column);
    }));
    this.say(`It does not compile: ${errors.length === 1 ? 'one error' : `${errors.length} errors`}.`);
  }

  /** As it was handed out. */
  reset() {
    this.editor?.replace(this.handedOut);
    this.editor?.mark([]);
    this.say('As it was handed out. Ctrl+Z in the editor brings your text back.');
  }
}
