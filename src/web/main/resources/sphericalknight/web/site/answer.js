// The answer to an exercise, for the cells below it.
import * as answers from './answers.js';
import { make } from './dom.js';

const inCell = source => source.replace(/^\s*package [\w.]+;/m, '');

/**
 * The answer to an exercise of this lesson, which cells below it may use, as a cell that shows nothing: what the learner wrote or, if that does
 * not compile, the template.
 */
export class Answer {
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

  link() {
    return make('a', { href: `#answer-${this.#id.replace('.', '-')}` }, `The answer to ${this.#id} above`);
  }
}
