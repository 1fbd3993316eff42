// An exercise of a lesson: the stub becomes an editor, with buttons to check, stop and reset.
import * as answers from './answers.js';
import { button, keepPlace, make } from './dom.js';
import { load, machine } from './machine.js';
import { next, onward } from './onward.js';
import { Panel } from './panel.js';
import { report, sentence } from './report.js';

export class Exercise extends Panel {
  stopped = 'Stopped. Your answer is still here.';
  #id;
  #file;
  #edit = button('Edit', '', () => this.editTodo());

  constructor(section) {
    const id = section.dataset.exercise;
    const file = section.dataset.file.split('/').at(-1);
    super(section, { name: `${file}, your answer to exercise ${id}`, id: section.id, run: 'Check' });
    this.#id = id;
    this.#file = file;
    this.handedOut += '\n';
    const { run, reset } = this.buttons;
    section.querySelector('.alone').replaceWith(make('div', { class: 'tools' }, run, this.#edit, reset, this.status), this.keys, this.results);
    this.refresh();
    answers.changedElsewhere(id, () => {
      this.refresh();
      this.say('As written in another tab.');
    });
  }

  text() {
    return this.editor?.text() ?? answers.source(this.#id) ?? this.handedOut;
  }

  /** Shows what the browser keeps. */
  refresh() {
    const text = answers.source(this.#id) ?? this.handedOut;
    if (this.editor && this.editor.text() !== text) {
      this.editor.replace(text);
    } else if (!this.editor && text !== this.handedOut) {
      this.edit(false).then(keepPlace);
    }
    this.#badge();
    if (answers.passed(this.#id) && !this.results.hasChildNodes()) {
      this.show(make('div', { class: 'onward' }, ...next(this.#id, this.element)));
    }
  }

  /** Opens the editor where the first line to replace stands, and selects it. */
  editTodo() {
    const todo = this.text().match(/throw new NotStartedYet\(.*\);/);
    return todo ? this.edit(true, todo.index, todo[0].length) : this.edit();
  }

  async edit(...how) {
    this.#edit.disabled = true;
    await super.edit(...how);
    this.#edit.hidden = true;
  }

  changed() {
    super.changed();
    const text = this.text();
    if (text === this.handedOut) {
      answers.forget(this.#id);
    } else if (!answers.keep(this.#id, text)) {
      this.say('This browser keeps nothing: save your answers before you close the page.');
    }
    this.#badge();
  }

  reset() {
    super.reset();
    this.show();
  }

  async ask() {
    const text = this.text();
    let done = 0;
    await load(words => this.say(words));
    this.say('Checking …');
    const question = { kind: 'check', exercise: this.#id, files: { [this.#file]: text } };
    const { kind, errors, report: result } = await machine.ask(question, () => this.say(`Checking … ${++done} tests done`));
    const isPassed = result?.status === 'passed';
    answers.note(this.#id, text, isPassed);
    if (kind === 'errors') {
      this.showErrors(errors);
    } else {
      this.show(report(result, line => this.goTo({ line, column: 1 })), ...isPassed ? [onward(this.#id, this.element)] : []);
      this.say(sentence(result));
    }
    this.#badge();
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    this.results.scrollIntoView({ block: 'nearest', behavior: isCalm ? 'auto' : 'smooth' });
  }

  #badge() {
    this.element.classList.toggle('passed', answers.solved(this.#id));
    dispatchEvent(new Event('answers'));
  }
}
