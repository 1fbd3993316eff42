// Every page starts here: the first page shows progress, exercises and live boards come to life, others have nothing to do.
if (document.querySelector('.cards')) {
  import('./front.js');
} else if (document.querySelector('section.exercise')) {
  import('./lesson.js');
}
if (document.querySelector('.live')) {
  import('./live.js').then(({ liveBoard }) => document.querySelectorAll('.live').forEach(liveBoard));
}
