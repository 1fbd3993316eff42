// The exercises of a lesson can be edited and checked; their answers are saved and opened at the end of the page.
import { Exercise } from './exercise.js';
import { isPossible } from './machine.js';
import { savingPanel } from './saved.js';

if (isPossible()) {
  const exercises = [...document.querySelectorAll('section.exercise')].map(section => new Exercise(section));
  document.querySelector('main').append(savingPanel(() => exercises.forEach(each => each.refresh())));
} else {
  document.querySelectorAll('.alone').forEach(each => each.prepend('This browser cannot run the course’s Java (it has no WebAssembly with garbage'
    + ' collection: Chrome 119, Firefox 120 and Safari 18.2 have). '));
}
