// The machine behind the page: a worker with the compiler, the tests and the library. It is loaded when it is first asked.

const FOLDER = 'machine/';
// A module with a struct type: valid where WebAssembly has garbage collection, which the machine needs.
const STRUCT = Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 95, 1, 120, 0);

/** Whether this browser can run the machine. */
export const isPossible = () => typeof WebAssembly === 'object' && WebAssembly.validate(STRUCT);

class Machine {
  #worker = null;
  #asked = new Map();
  #last = 0;

  /** How often it was started: what it remembered before the last start is gone. */
  starts = 0;

  /** Asks, and gives the last message of the answer; messages about single tests or outputs go to progress. */
  async ask(question, progress = () => {}) {
    const id = ++this.#last;
    const answer = new Promise((resolve, reject) => this.#asked.set(id, { resolve, reject, progress }));
    try {
      this.#worker ??= this.#start();
      (await this.#worker).postMessage({ id, ...question });
    } catch (error) {
      this.#asked.get(id)?.reject(error);
      this.#asked.delete(id);
      this.#worker = null;
    }
    return answer;
  }

  /** Ends whatever runs; the next question starts anew. */
  stop() {
    this.#worker?.then(worker => worker.terminate(), () => {});
    this.#worker = null;
    this.#fail(new Stopped());
  }

  #fail(error) {
    for (const { reject } of this.#asked.values()) {
      reject(error);
    }
    this.#asked.clear();
  }

  async #start() {
    this.starts++;
    const worker = location.protocol === 'file:' ? await offline() : new Worker(new URL(`${FOLDER}worker.js`, globalThis.courseRoot));
    worker.onmessage = ({ data }) => this.#heard(data);
    worker.onerror = event => {
      event.preventDefault();
      this.#worker = null;
      this.#fail(new Error(`The compiler could not be loaded (${event.message || 'no answer'}): reload the page.`));
    };
    return worker;
  }

  #heard(message) {
    const asked = this.#asked.get(message.id);
    if (!asked) {
      return;
    }
    if (['test', 'output'].includes(message.kind)) {
      asked.progress(message);
      return;
    }
    this.#asked.delete(message.id);
    if (message.kind === 'failed') {
      asked.reject(new Error(message.message));
    } else {
      asked.resolve(message);
    }
  }
}

/** Somebody pressed Stop. */
export class Stopped extends Error {}

/** Without a server: everything comes in one script, and the worker is made from a part of it. */
async function offline() {
  if (!globalThis.machineFiles) {
    await new Promise((resolve, reject) => {
      const script = document.createElement('script');
      script.src = new URL(`${FOLDER}offline.js`, globalThis.courseRoot);
      script.onload = resolve;
      script.onerror = () => reject(new Error('machine/offline.js is missing beside the pages.'));
      document.head.append(script);
    });
  }
  const bytes = text => Uint8Array.from(atob(text), each => each.charCodeAt(0));
  const { 'worker.js': worker, ...files } = globalThis.machineFiles;
  const started = new Worker(URL.createObjectURL(new Blob([bytes(worker)], { type: 'text/javascript' })));
  started.postMessage({ kind: 'files', files: Object.fromEntries(Object.entries(files).map(([name, text]) => [name, bytes(text)])) });
  return started;
}

/** One machine for checking: Stop ends it. */
export const machine = new Machine();

/** Loads what compiles and checks; `waits` is called if that takes long enough to be noticed. */
export async function load(waits) {
  const slow = setTimeout(() => waits('The compiler is on its way (only this once) …'), 200);
  await machine.ask({ kind: 'load', programs: ['javac', 'check'] }).finally(() => clearTimeout(slow));
}

/** Another for live boards, which a Stop leaves alone. */
const library = new Machine();

/** What the library answers to a call of a live board or of the trainer. */
export async function askLibrary(call, ...args) {
  return JSON.parse((await library.ask({ kind: 'library', call, args: args.map(String) })).value);
}
