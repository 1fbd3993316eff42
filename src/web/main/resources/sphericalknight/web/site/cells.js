// The code cells of a lesson: each can be edited and run.
import { Answer } from './answer.js';
import { Cell } from './cell.js';
import { isTouched } from './dom.js';
import { isPossible } from './machine.js';
import { Lesson } from './order.js';

if (isPossible()) {
  const lesson = new Lesson();
  const all = [...document.querySelectorAll('.cell[data-run], section.exercise')]
    .map(element => (element.dataset.run ? new Cell(element, lesson) : new Answer(element)));
  lesson.cells.push(...all);
  const hear = () => all.forEach(each => each.hearOfAnswers?.());
  addEventListener('answers', hear);
  hear();
  // Where the first one that is not folded stands, a newcomer looks.
  all.find(each => each.isOpen)?.say(isTouched() ? 'Tap the code to change it. Run runs it here, in your browser.'
    : 'Click the code to change it. Run, or Shift+Enter, runs it here, in your browser.');
}
