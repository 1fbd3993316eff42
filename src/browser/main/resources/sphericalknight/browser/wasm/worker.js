// What runs in a page's Worker: compiles and checks answers and asks the library, one message after the other.
// From the page:  {id, kind: "files", files: {name: Uint8Array}}   files to use instead of those beside this script
//                 {id, kind: "load", programs: ["javac", ...]}     then comes "ready"
//                 {id, kind: "compile", exercise, files}           then comes "errors", an empty list if there are none
//                 {id, kind: "check", exercise, files}             then come "errors", or "test" for each test and "report"
//                 {id, kind: "cells", yours: [{exercise, files}]}  forgets all cells; these answers passed, and cells may ask for them; "ready"
//                 {id, kind: "cell", place, text, later}           then come "errors", or "output" for each while it runs
//                                                                  and "outputs"; what ran at that place or below is forgotten
//                 {id, kind: "library", call, args}                then comes "answer"
// To the page:    {id, kind: "ready"}, {id, kind: "errors", errors}, {id, kind: "test", test}, {id, kind: "report", report},
//                 {id, kind: "output", output: {kind, text}}, {id, kind: "outputs", good, full, outputs: [{kind, text}]},
//                 {id, kind: "answer", value}, {id, kind: "failed", message}
// To stop whatever runs, the page terminates the Worker and makes another one.
(() => {
  'use strict';

  const TOO_OLD = 'This browser cannot run Java: WebAssembly with garbage collection is missing'
    + ' (Chrome and Edge have it from version 119, Firefox from 120, Safari from 18.2).';
  const TOO_LARGE = 'The compiler gives up on it: too deeply nested, or too large.';

  const TOO_DEEP = 'The checks in this page give up on it: too many calls inside each other. ./course check says more.';

  const given = new Map();
  const loading = new Map();

  /** The bytes of a file, unpacked; a server may have done that already. */
  async function read(name) {
    let bytes = given.get(name);
    if (!bytes) {
      const response = await fetch(new URL(name, self.location.href));
      if (!response.ok) {
        throw new Error(`The file ${name} cannot be loaded (${response.status}).`);
      }
      bytes = new Uint8Array(await response.arrayBuffer());
    }
    if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) {
      return bytes;
    }
    const unpacked = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
    return new Uint8Array(await new Response(unpacked).arrayBuffer());
  }

  async function start(name) {
    const [wasm, ...classes] = await Promise.all(
      [`${name}.wasm.gz`, ...name === 'javac' ? ['java.sig.gz', 'course.sig.gz'] : []].map(read));
    let program;
    try {
      program = (await TeaVM.wasmGC.load(wasm)).exports;
    } catch (error) {
      throw error instanceof WebAssembly.CompileError ? new Error(TOO_OLD) : error;
    }
    if (name === 'javac') {
      program.open(...classes.map(bytes => new Int8Array(bytes.buffer)));
    }
    return program;
  }

  /** The exported functions of a program, loaded at the first call. */
  function program(name) {
    if (!loading.has(name)) {
      loading.set(name, start(name));
    }
    return loading.get(name);
  }

  async function compile({ exercise, files }) {
    const javac = await program('javac');
    const [[file, text]] = Object.entries(files);
    try {
      return JSON.parse(javac.compile(exercise, text));
    } catch (error) {
      if (!(error instanceof RangeError)) {
        throw error;
      }
      return { errors: [{ file, line: 0, column: 0, endColumn: 0, message: TOO_LARGE }], classes: [] };
    }
  }

  const answers = {
    files({ files }) {
      Object.entries(files).forEach(([name, bytes]) => given.set(name, bytes));
    },

    async load({ programs }, say) {
      await Promise.all(programs.map(program));
      say({ kind: 'ready' });
    },

    async compile(message, say) {
      const { errors } = await compile(message);
      say({ kind: 'errors', errors });
    },

    async check(message, say) {
      const loaded = Promise.all(['javac', 'check'].map(program));
      const { errors, classes } = await compile(message);
      if (errors.length > 0) {
        say({ kind: 'errors', errors });
        return;
      }
      const [javac, check] = await loaded;
      check.clear();
      classes.forEach(name => check.add(name, javac.classFile(name)));
      let report;
      try {
        report = check.check(message.exercise, test => say({ kind: 'test', test: JSON.parse(test) }));
      } catch (error) {
        throw error instanceof RangeError ? new Error(TOO_DEEP) : error;
      }
      say({ kind: 'report', report: JSON.parse(report) });
    },

    async cells({ yours }, say) {
      const [javac, check] = await Promise.all(['javac', 'check'].map(program));
      javac.startCells();
      check.startCells();
      for (const answer of yours) {
        const { errors, classes } = await compile(answer);
        if (errors.length === 0) {
          check.clear();
          classes.forEach(name => check.add(name, javac.classFile(name)));
          check.addYours(answer.exercise);
        }
      }
      say({ kind: 'ready' });
    },

    async cell({ place, text, later }, say) {
      const [javac, check] = await Promise.all(['javac', 'check'].map(program));
      const { errors, classes } = JSON.parse(javac.compileCell(place, text, later));
      if (errors.length > 0) {
        say({ kind: 'errors', errors });
        return;
      }
      check.clear();
      classes.forEach(name => check.add(name, javac.classFile(name)));
      const heard = output => say({ kind: 'output', output: JSON.parse(output) });
      const result = JSON.parse(check.runCell(place, javac.cellClass(), text.split('\n').length, heard));
      if (result.good) {
        javac.keepCell();
      }
      say({ kind: 'outputs', ...result });
    },

    async library({ call, args }, say) {
      say({ kind: 'answer', value: (await program('library')).answer(call, args) });
    },
  };

  let last = Promise.resolve();
  self.onmessage = ({ data }) => {
    const say = answer => self.postMessage({ id: data.id, ...answer });
    last = last
      .then(() => answers[data.kind](data, say))
      .catch(error => say({ kind: 'failed', message: error instanceof WebAssembly.RuntimeError
        ? `The machine of this page gives up on it: ${error.message}.` : error.message || String(error) }));
  };
})();
