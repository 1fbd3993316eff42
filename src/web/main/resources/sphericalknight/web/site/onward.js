// Where a learner goes after a pass: what the answer is good for, the next exercise, and how far it is.
import * as answers from './answers.js';
import { make } from './dom.js';
import exercises, { lessons } from './exercises.js';

const number = lesson => lesson.slice(0, 2);
const isHere = lesson => location.pathname.endsWith(`/${lesson}.html`);

/** The element to show below the report of an exercise that passed. */
export function onward(id) {
  const at = exercises.findIndex(each => each.id === id);
  const { lesson, usedIn } = exercises[at];
  const open = [...exercises.slice(at + 1), ...exercises.slice(0, at)].filter(each => !answers.passed(each.id));
  const here = open.find(each => each.lesson === lesson);
  const [next] = here ? [here] : open;
  const ofLesson = exercises.filter(each => each.lesson === lesson);
  const passed = list => list.filter(each => answers.passed(each.id)).length;
  const parts = [];
  if (usedIn.length > 0) {
    const places = usedIn.map(each => `lesson ${number(each)}, ${lessons[each]}`).join(', and in ');
    parts.push(make('p', {}, `Good for later: this answer of yours runs again in ${places}.`));
  }
  parts.push(make('p', {}, `Exercises solved: ${passed(ofLesson)} of ${ofLesson.length} in this lesson, ${passed(exercises)} of ${exercises.length} in all.`));
  if (next) {
    const place = `answer-${next.id.replace('.', '-')}`;
    const words = isHere(next.lesson) ? `Next: ${next.id} ${next.title}` : `Next: lesson ${number(next.lesson)}, ${lessons[next.lesson]}`;
    parts.push(make('p', {}, make('a', { class: 'go', href: isHere(next.lesson) ? `#${place}` : `${next.lesson}.html` }, words)));
  } else {
    parts.push(make('p', {}, 'That was the last one: you have solved the whole course.'));
  }
  return make('div', { class: 'onward' }, ...parts);
}

/** Marks in the table of contents what is solved, and the section that is being read. */
export function contents() {
  const entries = [...document.querySelectorAll('.contents li')].map(item => {
    const link = item.querySelector('a');
    return { item, link, target: document.getElementById(decodeURIComponent(link.hash.slice(1))) };
  });
  const mark = () => entries.forEach(({ item, target }) => item.classList.toggle('done', answers.passed(target?.dataset.exercise ?? '')));
  const read = () => {
    const above = entries.filter(({ target }) => target && target.getBoundingClientRect().top < innerHeight / 3);
    entries.forEach(({ link }) => link.removeAttribute('aria-current'));
    above.at(-1)?.link.setAttribute('aria-current', 'true');
  };
  addEventListener('scroll', () => requestAnimationFrame(read), { passive: true });
  addEventListener('answers', mark);
  mark();
  read();
}
