// Where a learner goes after a pass: what the answer is good for, the next exercise, and how far it is.
import * as answers from './answers.js';
import { make } from './dom.js';
import exercises, { lessons } from './exercises.js';

const named = lesson => `${lesson.slice(0, 2)} · ${lessons[lesson]}`;
const go = (style, href, words) => make('a', { class: style, href }, words);

/** The id of the heading of an exercise. */
export const anchor = id => `exercise-${id.replace('.', '-')}`;

/** The element to show below the report of an exercise that passed, which stands in this section. */
export function onward(id, section) {
  const { lesson, purpose } = exercises.find(each => each.id === id);
  const ofLesson = exercises.filter(each => each.lesson === lesson);
  const passed = list => list.filter(each => answers.solved(each.id)).length;
  return make('div', { class: 'onward' }, make('p', {}, purpose), ...next(id, section),
    make('p', {}, `Exercises solved: ${passed(ofLesson)} of ${ofLesson.length} in this lesson, ${passed(exercises)} of ${exercises.length} in all.`));
}

/** Where one goes on after an exercise, which stands in this section: what to read, and the next exercise to solve. */
export function next(id, section) {
  const all = exercises.map(each => each.id);
  const at = all.indexOf(id);
  const task = [...exercises.slice(at + 1), ...exercises.slice(0, at)].find(each => !answers.solved(each.id));
  if (!task) {
    return [make('p', {}, 'That was the last one: you have solved the whole course.')];
  }
  const { lesson } = exercises[at];
  const follower = exercises[at + 1]?.lesson ?? lesson;
  const words = `${task.id} ${task.title}`;
  const place = `#${anchor(task.id)}`;
  const following = task.lesson === lesson
    ? [go('', place, words)]
    : [go('', `${task.lesson}.html${place}`, words), ` in lesson ${named(task.lesson)}`];
  const ways = [...below(section), ...follower === lesson ? [] : [go('go', `${follower}.html`, `Next: ${named(follower)}`)]];
  return [make('p', {}, 'Next exercise: ', ...following), make('p', { class: 'ways' }, ...ways)];
}

/** A link to what stands below the section of an exercise, with the heading that comes next; none if the lesson ends there. */
function below(section) {
  const heading = [...document.querySelectorAll('.text h2, .text h3')]
    .find(each => section.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_FOLLOWING);
  const follows = section.nextElementSibling;
  const target = follows && !follows.contains(heading ?? null) ? follows : heading;
  if (!target) {
    return [];
  }
  target.id ||= `after-${section.id}`;
  return [go('go', `#${target.id}`, `Read on: ${heading?.textContent ?? 'to the end of the lesson'}`)];
}

/** Marks in the table of contents what is solved, and the section that is being read. */
export function contents() {
  const entries = [...document.querySelectorAll('.contents li')].map(item => {
    const link = item.querySelector('a');
    const place = decodeURIComponent(link.hash.slice(1));
    const id = exercises.find(each => place === anchor(each.id))?.id;
    return { item, link, id, target: document.getElementById(place) };
  });
  const mark = () => entries.forEach(({ item, id }) => item.classList.toggle('done', answers.solved(id ?? '')));
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
