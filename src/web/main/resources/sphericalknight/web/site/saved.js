// Answers as a zip, in the layout of ./course submit, which ./course grade reads; and back.
import * as answers from './answers.js';
import { make } from './dom.js';
import exercises from './exercises.js';

/** The answers of this browser by the paths of their files. */
export function written() {
  return Object.fromEntries(exercises
    .map(each => [each.file, answers.source(each.id)])
    .filter(([, source]) => source !== null));
}

/** Two buttons and a line for what they did; opened() is called after answers were read. */
export function savingPanel(opened) {
  const said = make('p', { class: 'said', role: 'status' });
  const file = make('input', { type: 'file', accept: '.zip,application/zip', class: 'heard', tabindex: '-1', 'aria-label': 'Saved answers' });
  file.addEventListener('change', async () => {
    try {
      said.textContent = await open(new Uint8Array(await file.files[0].arrayBuffer()));
      opened();
    } catch (error) {
      said.textContent = error.message;
    }
    file.value = '';
  });
  return make('div', { class: 'saving' },
    make('button', { type: 'button', onclick: async () => { said.textContent = await save(); } }, 'Save my answers'),
    make('button', { type: 'button', onclick: () => file.click() }, 'Open saved answers'),
    file, said);
}

async function save() {
  const texts = written();
  const count = Object.keys(texts).length;
  if (count === 0) {
    return 'There is no answer to save yet.';
  }
  const { pack } = await import('./zip.js');
  const zip = new Blob([await pack(texts)], { type: 'application/zip' });
  const link = make('a', { href: URL.createObjectURL(zip), download: 'submission.zip' });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  return `submission.zip holds ${count === 1 ? 'one answer' : `${count} answers`}: hand it in, or open it here again.`;
}

/** Reads answers back and says how many; of an exercise that was answered differently here, the zip's answer stays. */
export async function open(bytes) {
  const inZip = path => exercises.find(each => path === each.file || path.endsWith(`/${each.file}`));
  const { unpack } = await import('./zip.js');
  const texts = await unpack(bytes, path => Boolean(inZip(path)));
  const read = Object.entries(texts);
  const replaced = read.filter(([path, text]) => ![null, text].includes(answers.source(inZip(path).id)));
  if (replaced.length > 0 && !confirm(`${replaced.length} of your answers here differ from the saved ones. Replace them?`)) {
    return 'Nothing was changed.';
  }
  for (const [path, text] of read) {
    answers.keep(inZip(path).id, text);
  }
  return read.length === 0
    ? 'There are no answers in this zip: it has no files such as exercises/tasks/knight/MyKnight.java.'
    : `${read.length === 1 ? 'One answer was' : `${read.length} answers were`} read.`;
}
