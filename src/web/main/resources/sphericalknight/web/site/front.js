// The first page: how far the reader is, in each lesson and in all.
import * as answers from './answers.js';
import { make } from './dom.js';
import exercises, { lessons } from './exercises.js';
import { anchor } from './onward.js';
import { savingPanel } from './saved.js';

const solved = make('p', { hidden: true });

function show() {
  document.querySelectorAll('.cards li[data-exercises]').forEach(card => {
    const ids = card.dataset.exercises.split(' ');
    const passed = ids.filter(answers.passed).length;
    const begun = ids.filter(id => answers.source(id) !== null).length;
    card.querySelector('.done')?.remove();
    card.classList.toggle('all', passed === ids.length);
    if (begun > 0) {
      card.querySelector('.facts').append(make('span', { class: 'done' }, `${passed} of ${ids.length} solved`));
    }
  });
  const passed = exercises.filter(({ id }) => answers.solved(id)).length;
  const last = exercises.findLastIndex(({ id }) => answers.source(id) !== null);
  solved.hidden = last < 0;
  const next = [...exercises.slice(Math.max(0, last)), ...exercises].find(({ id }) => !answers.solved(id));
  if (last >= 0 && next) {
    const begin = document.querySelector('.actions .go');
    // Back to the exercise that was solved last, since what is to be read next stands below it.
    begin.href = `${next.lesson}.html${exercises[last].lesson === next.lesson ? `#${anchor(exercises[last].id)}` : ''}`;
    begin.textContent = `Go on with lesson ${next.lesson.slice(0, 2)}, ${lessons[next.lesson]}`;
  }
  solved.replaceChildren(make('progress', { value: passed, max: exercises.length, 'aria-label': 'Exercises solved' }),
    ` ${passed} of ${exercises.length} exercises solved in this browser.`);
}

document.querySelector('.cards').after(make('div', { class: 'progress' }, solved, savingPanel(show)));
show();
