// In which order cells run, and which of them must run again: each sees what the cells above it declare, as if all had run from the top.
import * as answers from './answers.js';
import { SLOW, isGood } from './cell.js';
import exercises from './exercises.js';
import { load, machine } from './machine.js';

/** A type, a variable or method with its type, or a variable that changes, at the start of a line. A call declares nothing. */
const DECLARED = /^(?! |return |new |throw |import )(?:[^=(;{]*\b(?:class|record|interface|enum) (\w+)|[\w.<>[\], ?]+ (\w+) *(?:=(?!=)|\(|;)|(\w+)(?:\[.*\])? *(?:\+\+|--|[-+*/&|^<>]*=(?!=)))/gm;

/** The names that a cell declares or sets at its outermost level. */
export const declared = text => [...text.matchAll(DECLARED)].map(found => found.slice(1).find(name => name));

/** The cells of the page and the memory they share, which is gone when the machine starts anew. */
export class Lesson {
  /** The cells and the answers, from the top. */
  cells = [];
  #starts = -1;
  /** The answers of the reader that the machine runs in place of ours. */
  #yours = '';
  #busy = Promise.resolve();

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
      this.cells.forEach(each => each.forget());
      await machine.ask({ kind: 'cells', yours });
    }
    const at = this.cells.indexOf(cell);
    let { last, answer } = await this.#from(cell, at);
    const skipped = this.cells.slice(0, at).filter(each => each.isSkipped);
    if (answer.kind === 'errors' && skipped.length > 0) {
      // What it lacks may stand in a cell that takes long and is left out on the way.
      skipped.forEach(each => each.need());
      ({ last, answer } = await this.#from(cell, at));
    }
    last.hear?.(answer);
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
    for (const above of this.cells.slice(0, at)) {
      if (above.isLacking) {
        cell.say(`${above.link().textContent} runs first …`);
        const answer = await this.#ask(above);
        if (answer.full) {
          return { last: above, answer };
        }
        if (isGood(answer)) {
          above.hearBefore?.(answer);
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
    const place = this.cells.indexOf(cell);
    const below = this.cells.slice(place + 1);
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
        each.doubt?.();
        declared(each.text()).forEach(name => names.add(name));
      }
    }
  }

  /** The answers for which the cells ask, as far as they passed in this browser. */
  #passed() {
    const asked = new Set([...this.cells.map(each => each.text()).join('\n').matchAll(/\byours\((\w+)\.class/g)].map(([, name]) => `My${name}.java`));
    return exercises
      .map(({ id, file }) => ({ id, file: file.split('/').at(-1) }))
      .filter(({ id, file }) => asked.has(file) && answers.passed(id))
      .map(({ id, file }) => ({ exercise: id, files: { [file]: answers.source(id) } }));
  }
}
