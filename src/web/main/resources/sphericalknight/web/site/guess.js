// Guesses: where a text asks for one, there is a field to write it down before the answer is shown.
import { make } from './dom.js';

/** Whether the text above a cell asks for a guess, whatever stands between but another answer. */
function asked(cell) {
  let above = cell.previousElementSibling;
  while (above && !above.matches('.text') && !above.querySelector('.answer')) {
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
