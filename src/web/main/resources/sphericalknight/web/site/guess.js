// Guesses: where a text asks for one, there is a field to write it down before the answer is shown.
import { make } from './dom.js';

/** The text above a cell, whatever cells without an answer stand between. */
function asked(cell) {
  let above = cell.previousElementSibling;
  while (above?.matches('.cell') && !above.querySelector('.answer')) {
    above = above.previousElementSibling;
  }
  const quotes = above?.matches('.text') ? [...above.querySelectorAll('blockquote')] : [];
  return quotes.at(-1)?.textContent.trim().startsWith('Your guess') ?? false;
}

document.querySelectorAll('.cell .answer').forEach(answer => {
  if (asked(answer.closest('.cell'))) {
    const field = make('input', { type: 'text', autocomplete: 'off', enterkeyhint: 'done' });
    field.addEventListener('change', () => { answer.open = true; });
    (answer.closest('.outputs') ?? answer).before(make('label', { class: 'guess' }, 'Your guess: ', field));
  }
});
