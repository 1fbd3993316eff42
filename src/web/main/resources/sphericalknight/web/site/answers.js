// What the learner wrote stays in this browser: a source and whether it passed, for each exercise.

const PREFIX = 'spherical-knight/';

/** Where the browser keeps nothing, as in some private windows, answers last as long as the page. */
const memory = new Map();

/** What becomes of the browser's store, or `otherwise` where it refuses. */
function stored(act, otherwise) {
  try {
    return act(localStorage);
  } catch {
    return otherwise;
  }
}

const read = key => stored(store => store.getItem(PREFIX + key), null) ?? memory.get(key) ?? null;

function write(key, text) {
  memory.set(key, text);
  return stored(store => store.setItem(PREFIX + key, text) ?? true, false);
}

function remove(key) {
  memory.delete(key);
  stored(store => store.removeItem(PREFIX + key));
}

/** The answer to an exercise, or null while it is as handed out. */
export const source = id => read(`answer/${id}`);

/** Keeps an answer; false: only until the page is closed. */
export const keep = (id, text) => write(`answer/${id}`, text);

/** Forgets an answer; should the same text come back, it is known whether it passed. */
export const forget = id => remove(`answer/${id}`);

/** Calls back when another tab has changed the answer to an exercise. */
export function changedElsewhere(id, heard) {
  addEventListener('storage', ({ key }) => {
    if (key === `${PREFIX}answer/${id}`) {
      memory.delete(`answer/${id}`);
      heard();
    }
  });
}

/** Whether the answer, as it is kept, passed all tests. */
export const passed = id => read(`passed/${id}`) !== null && read(`passed/${id}`) === read(`answer/${id}`);

/** Whether an answer passed since it was last reset: what is tried afterwards takes no mark away. */
export const solved = id => read(`passed/${id}`) !== null && read(`answer/${id}`) !== null;

/** Notes that this source passed, or that it does not. */
export function note(id, text, isPassed) {
  if (isPassed) {
    write(`passed/${id}`, text);
  } else if (read(`passed/${id}`) === text) {
    remove(`passed/${id}`);
  }
}
