// Where a learner goes after a pass: what the answer is good for, the next exercise, and how far it is.
import * as answers from './answers.js';
import { make } from './dom.js';
import exercises, { lessons } from './exercises.js';

const number = lesson => lesson.slice(0, 2);

/** The id of the heading of an exercise. */
export const anchor = id => `exercise-${id.replace('.', '-')}`;

/** The element to show below the report of an exercise that passed, which stands in this section. */
export function onward(id, section) {
  const { lesson, usedIn } = exercises.find(each => each.id === id);
  const ofLesson = exercises.filter(each => each.lesson === lesson);
  const passed = list => list.filter(each => answers.passed(each.id)).length;
  const parts = [];
  if (usedIn.length > 0) {
    const places = usedIn.map(each => (each === lesson ? 'later in this lesson' : `in lesson ${number(each)}, ${lessons[each]}`)).join(', and ');
    parts.push(make('p', {}, `Good for later: this answer of yours runs again ${places}.`));
  }
  parts.push(make('p', {}, `Exercises solved: ${passed(ofLesson)} of ${ofLesson.length} in this lesson, ${passed(exercises)} of ${exercises.length} in all.`));
  return make('div', { class: 'onward' }, ...parts, next(section));
}

/** What follows the section of an exercise, in the order in which one reads. */
export function next(section) {
  if (exercises.every(each => answers.passed(each.id))) {
    return make('p', {}, 'That was the last one: you have solved the whole course.');
  }
  const below = [...document.querySelectorAll('.text h2, .text h3')]
    .find(each => section.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_FOLLOWING);
  const follows = section.nextElementSibling;
  if (follows && follows !== below && !follows.contains(below)) {
    follows.id ||= `after-${section.id}`;
    return make('p', {}, make('a', { class: 'go', href: `#${follows.id}` }, 'Read on'));
  }
  const words = below.id.startsWith('exercise-') ? 'Next' : 'Read on';
  return make('p', {}, make('a', { class: 'go', href: `#${below.id}` }, `${words}: ${below.textContent}`));
}

/** Marks in the table of contents what is solved, and the section that is being read. */
export function contents() {
  const entries = [...document.querySelectorAll('.contents li')].map(item => {
    const link = item.querySelector('a');
    const place = decodeURIComponent(link.hash.slice(1));
    const id = exercises.find(each => place === anchor(each.id))?.id;
    return { item, link, id, target: document.getElementById(place) };
  });
  const mark = () => entries.forEach(({ item, id }) => item.classList.toggle('done', answers.passed(id ?? '')));
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
