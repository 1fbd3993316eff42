// Every page starts here: exercises, cells and live boards come to life, the first page shows progress, others have nothing to do.
if (document.querySelector('section[data-check]')) {
  import('./lesson.js');
} else if (document.querySelector('.cards[data-check]')) {
  import('./front.js');
}
if (document.querySelector('.cell[data-run]')) {
  import('./cells.js').then(() => import('./guess.js'));
}
if (document.querySelector('.picture svg')) {
  import('./stack.js').then(({ stack }) => document.querySelectorAll('.picture svg').forEach(stack));
}
if (document.querySelector('.contents')) {
  import('./onward.js').then(({ contents }) => contents());
}
if (document.querySelector('.live')) {
  import('./live.js').then(({ liveBoard }) => document.querySelectorAll('.live').forEach(liveBoard));
}
if (document.querySelector('.trainer')) {
  import('./trainer.js');
}
