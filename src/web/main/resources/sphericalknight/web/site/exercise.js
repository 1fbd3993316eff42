// An exercise of a lesson: the stub becomes an editor, with buttons to check, stop and reset.
import * as answers from './answers.js';
import { button, make } from './dom.js';
import { Stopped, isPossible, load, machine } from './machine.js';
import { onward } from './onward.js';
import { errorList, report, sentence } from './report.js';

export class Exercise {
  #section;
  #id;
  #file;
  #stub;
  #editor = null;
  #listing;
  #status = make('p', { class: 'status', role: 'status' });
  #results = make('div', { class: 'results' });
  #buttons;

  constructor(section) {
    this.#section = section;
    this.#id = section.dataset.exercise;
    this.#file = section.dataset.file.split('/').at(-1);
    this.#listing = section.querySelector('pre.code');
    this.#stub = `${this.#listing.textContent}\n`;
    const alone = section.querySelector('.alone');
    if (!isPossible()) {
      alone.prepend('This browser cannot run the course’s Java (it has no WebAssembly with garbage collection: Chrome 119,'
        + ' Firefox 120 and Safari 18.2 have). ');
      return;
    }
    this.#build(alone);
    this.refresh();
  }

  /** Shows what the browser keeps. */
  refresh() {
    if (!this.#buttons) {
      return;
    }
    const text = answers.source(this.#id) ?? this.#stub;
    if (this.#editor && this.#editor.text() !== text) {
      this.#editor.replace(text);
    } else if (!this.#editor && text !== this.#stub) {
      this.#edit(false);
    }
    this.#badge();
  }

  #build(alone) {
    this.#buttons = {
      check: button('Check', 'go', () => this.check()),
      stop: button('Stop', 'stop', () => machine.stop()),
      edit: button('Edit', '', () => this.#edit()),
      reset: button('Reset', '', () => this.#reset()),
    };
    this.#buttons.stop.hidden = true;
    const help = make('p', { class: 'keys', id: `${this.#section.id}-keys`, hidden: true },
      'Tab indents; Escape, then Tab leaves the editor. Ctrl+Enter checks.');
    alone.replaceWith(make('div', { class: 'tools' }, ...Object.values(this.#buttons), this.#status), help, this.#results);
    this.#listing.classList.add('editable');
    this.#listing.addEventListener('click', () => getSelection().isCollapsed && this.#edit());
  }

  /** Opens the editor; with focus, because somebody wants to write. */
  async #edit(focus = true) {
    if (this.#editor) {
      this.#editor.focus();
      return;
    }
    this.#buttons.edit.disabled = true;
    this.#say('The editor is on its way …');
    const { edit } = await import('./editor.js');
    if (this.#editor) {
      return;
    }
    const place = make('div', { class: 'editor' });
    this.#listing.replaceWith(place);
    this.#editor = edit(place, {
      text: answers.source(this.#id) ?? this.#stub,
      label: `${this.#file}, your answer to exercise ${this.#id}`,
      described: `${this.#section.id}-keys`,
      changed: text => this.#changed(text),
      check: () => this.check(),
    });
    this.#section.querySelector('.keys').hidden = false;
    this.#buttons.edit.hidden = true;
    this.#say('');
    if (focus) {
      this.#editor.focus();
    }
  }

  #text() {
    return this.#editor?.text() ?? answers.source(this.#id) ?? this.#stub;
  }

  #changed(text) {
    this.#results.classList.toggle('stale', this.#results.hasChildNodes());
    if (text === this.#stub) {
      answers.forget(this.#id);
    } else if (!answers.keep(this.#id, text)) {
      this.#say('This browser keeps nothing: save your answers before you close the page.');
    }
    this.#badge();
  }

  #reset() {
    if (this.#text() === this.#stub) {
      this.#say('It is still as it was handed out.');
      return;
    }
    this.#editor.replace(this.#stub);
    this.#say('As it was handed out. Ctrl+Z in the editor brings your answer back.');
    this.#results.replaceChildren();
  }

  async check() {
    if (!this.#buttons.stop.hidden) {
      return;
    }
    const text = this.#text();
    this.#running(true);
    this.#editor?.mark([]);
    let done = 0;
    try {
      await load(words => this.#say(words));
      this.#say('Checking …');
      const question = { kind: 'check', exercise: this.#id, files: { [this.#file]: text } };
      const answer = await machine.ask(question, () => this.#say(`Checking … ${++done} tests done`));
      this.#show(answer, text);
    } catch (error) {
      this.#results.replaceChildren();
      this.#say(error instanceof Stopped ? 'Stopped. Your answer is still here.' : error.message);
    } finally {
      this.#running(false);
    }
  }

  #show(answer, text) {
    if (answer.kind === 'errors') {
      this.#errors(answer.errors);
      answers.note(this.#id, text, false);
    } else {
      const { report: result } = answer;
      answers.note(this.#id, text, result.status === 'passed');
      this.#results.classList.remove('stale');
      this.#results.replaceChildren(report(result), ...result.status === 'passed' ? [onward(this.#id)] : []);
      this.#say(sentence(result));
    }
    this.#badge();
  }

  #errors(errors) {
    this.#results.classList.remove('stale');
    this.#results.replaceChildren(errorList(errors, error => this.#goTo(error)));
    this.#editor?.mark(errors);
    this.#say(`It does not compile: ${errors.length === 1 ? 'one error' : `${errors.length} errors`}.`);
  }

  async #goTo({ line, column }) {
    await this.#edit();
    this.#editor.goTo(line, column);
  }

  #running(is) {
    this.#buttons.check.disabled = is;
    this.#buttons.stop.hidden = !is;
    this.#section.classList.toggle('running', is);
  }

  #say(words) {
    this.#status.textContent = words;
  }

  #badge() {
    this.#section.classList.toggle('passed', answers.passed(this.#id));
    dispatchEvent(new Event('answers'));
  }
}
