// The exercises of a lesson can be edited and checked; their answers are saved and opened at the end of the page.
import { Exercise } from './exercise.js';
import { savingPanel } from './saved.js';

const exercises = [...document.querySelectorAll('section.exercise')].map(section => new Exercise(section));
document.querySelector('main').append(savingPanel(() => exercises.forEach(each => each.refresh())));
