// Loads the built files in a headless browser, from a server and from disk. Run by BrowserTest: node machine-check.mjs FOLDER BROWSER, the path of
// Chromium or Firefox.
// FOLDER has machine/ and cases.json: [{exercise, file, source, answer, expected, what}]; cases with sample: false are for Chromium and the
// server only.
import { createServer } from 'node:http';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { chromium } from 'playwright-core';

const [folder, executablePath, only] = process.argv.slice(2);
const isFirefox = executablePath.includes('firefox');
const cases = JSON.parse(await readFile(`${folder}/cases.json`, 'utf8'));
const faults = [];

/** What a page says otherwise, and why. The verdicts are the same. */
const OTHERWISE = {
  'wrong BITS_APPENDED 12.2': 'TeaVM has a PriorityQueue of its own, which takes equal elements out in another order than Java\'s: both are right, but'
    + ' another order is another tree, and another fingerprint',
  'wrong HEAVIEST_FIRST 12.2': 'the same: the two heaviest trees are taken out in another order where they weigh the same',
  'wrong WEIGHT_OF_THE_HEAVIER 12.2': 'the same: trees of one weight are taken out in another order',
  'wrong NULL_FOR_WEIGHTLESS 12.2': 'the same, so its words are not those that the JVM knows it by; a change that mends it is named instead',
  'wrong NEVER_TAKEN_BACK 10.3': 'the index out of bounds arises inside the library, which TeaVM compiles without the words "Index 64 out of bounds for length 64"',
};
const verdicts = report => JSON.stringify([report?.status, report?.points, report?.tests.map(test => test.status)]);

function expect(good, words) {
  if (!good) {
    faults.push(words);
    console.log(`FAIL ${words}`);
  }
}

const PAGE = `<!doctype html><meta charset="utf-8"><title>machine</title><script>
const ofDisk = location.protocol === 'file:';
const bytes = name => Uint8Array.from(atob(machineFiles[name]), letter => letter.charCodeAt(0));
let worker, count = 0;
async function start() {
  if (ofDisk && !globalThis.machineFiles) {
    await new Promise(done => document.head.append(
      Object.assign(document.createElement('script'), { src: 'machine/offline.js', onload: done })));
  }
  worker = new Worker(ofDisk ? URL.createObjectURL(new Blob([bytes('worker.js')])) : 'machine/worker.js');
  if (ofDisk) {
    worker.postMessage({ kind: 'files', files: Object.fromEntries(Object.keys(machineFiles).map(name => [name, bytes(name)])) });
  }
}
function ask(message) {
  const id = ++count, tests = [], shown = [];
  return new Promise(done => {
    worker.onerror = error => done({ kind: 'failed', message: error.message });
    worker.addEventListener('message', function hear({ data }) {
      if (data.id !== id) return;
      if (data.kind === 'test') { tests.push(data.test); return; }
      if (data.kind === 'output') { shown.push(data.output.text); return; }
      worker.removeEventListener('message', hear);
      done({ ...data, tests, shown });
    });
    worker.postMessage({ ...message, id });
  });
}
</script>`;
await writeFile(`${folder}/index.html`, PAGE);

const server = createServer(async (request, response) => {
  try {
    const name = new URL(request.url, 'http://localhost').pathname;
    const types = { js: 'text/javascript', html: 'text/html' };
    const body = await readFile(folder + (name === '/' ? '/index.html' : name));
    response.writeHead(200, { 'Content-Type': types[name.split('.').pop() || 'html'] ?? 'text/html' });
    response.end(body);
  } catch {
    response.writeHead(404);
    response.end();
  }
});
await new Promise(done => server.listen(0, '127.0.0.1', done));
const http = `http://127.0.0.1:${server.address().port}/`;
const browser = isFirefox
  ? await (await import('./firefox.mjs')).launch(executablePath)
  : await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });

/** Where a stack overflows, each does in another line. */
const comparable = text => text.replace(/(calls itself without end) in line \d+/, '$1');

/** Whether `found` has all that `expected` has, and as it stands there. */
const has = (found, expected) => expected === null || typeof expected !== 'object'
  ? found === expected || typeof found === 'string' && comparable(found) === comparable(expected)
  : found !== null && typeof found === 'object' && Object.keys(expected).every(key => has(found[key], expected[key]))
    && (!Array.isArray(expected) || found.length === expected.length);

/** What `expected` says otherwise than `found`, in lines. */
const differences = (found, expected, path = '') => has(found, expected) ? []
  : expected && typeof expected === 'object' && found && typeof found === 'object'
    ? Object.keys(expected).flatMap(key => differences(found[key], expected[key], `${path}.${key}`))
    : [`${path}: ${JSON.stringify(found)}, expected ${JSON.stringify(expected)}`];

async function visit(where, address) {
  const page = await browser.newPage();
  page.setDefaultTimeout(0);
  page.on('request', request => expect(
    request.url().startsWith(http) || /^(file|blob|data):/.test(request.url()), `${where}: asked for ${request.url()}`));
  page.on('pageerror', error => expect(false, `${where}: ${error.message}`));
  await page.goto(address);
  const ask = message => page.evaluate(each => ask(each), message);
  await page.evaluate(() => start());
  const programs = (await readdir(`${folder}/machine`)).filter(name => name.endsWith('.wasm.gz')).map(name => name.split('.')[0]);
  const ready = await ask({ kind: 'load', programs });
  expect(ready.kind === 'ready', `${where}: ${JSON.stringify(ready)}`);

  const counts = {};
  for (const each of cases) {
    if (only && !each.what.includes(only) || each.sample === false && (isFirefox || where === 'file')) {
      continue;
    }
    const [kind] = each.what.split(' ');
    counts[kind] ??= [0, 0];
    counts[kind][1]++;
    if (each.call) {
      const answer = await ask({ kind: 'library', call: each.call, args: each.args });
      expect(answer.value === each.value, `${where}: ${each.what}: ${JSON.stringify(answer)}`);
      counts[kind][0] += answer.value === each.value;
      continue;
    }
    if (each.cell !== undefined) {
      if (each.place === 0) {
        await ask({ kind: 'cells', yours: [] });
      }
      const { place, later, outputs: stored, compared } = each;
      const answer = await ask({ kind: 'cell', text: each.cell, place, later });
      const outputs = answer.outputs?.map(({ kind, text }, i) => [kind, stored[i]?.[0] === 'picture' ? text.slice(0, stored[i][1].length) : text.trimEnd()]);
      const good = !compared || isDeepStrictEqual(outputs, stored);
      expect(good, `${where}: ${each.what}: ${JSON.stringify(answer).slice(0, 500)}`);
      counts[kind][0] += good;
      continue;
    }
    const message = { exercise: each.exercise, files: { [each.file]: each.source } };
    const compiled = await ask({ kind: 'compile', ...message });
    let good;
    if (each.errors) {
      good = isDeepStrictEqual(compiled.errors, each.errors);
      expect(good, `${where}: ${each.what}: ${JSON.stringify(compiled.errors ?? compiled)}`);
    } else {
      good = compiled.kind === 'errors' && compiled.errors.length === 0;
      expect(good, `${where}: ${each.what} does not compile: ${JSON.stringify(compiled.errors ?? compiled)}`);
      if (good && each.expected && programs.includes('check')) {
        const checked = await ask({ kind: 'check', ...message });
        good = OTHERWISE[each.what]
          ? verdicts(checked.report) === verdicts(each.expected)
          : has(checked.report, each.expected);
        expect(good, `${where}: ${each.what}: ${differences(checked.report ?? checked, each.expected).join('\n  ')}`);
        // What is refused is not run.
        expect(!good || checked.tests.length === 0 || checked.tests.length === each.expected.tests.length, `${where}: ${each.what}: ${checked.tests.length} tests reported one by one`);
      }
    }
    counts[kind][0] += good;
  }
  for (const [kind, [good, all]] of Object.entries(counts)) {
    console.log(`${where}: ${kind}: ${good} of ${all} as on the JVM`);
  }

  const endless = cases.find(each => each.what.startsWith('endless'));
  if (endless && programs.includes('check')) {
    const message = { kind: 'check', exercise: endless.exercise, files: { [endless.file]: endless.source } };
    const stopped = await page.evaluate(async message => {
      let ticks = 0;
      const clock = setInterval(() => ticks++, 20);
      ask(message);
      await new Promise(done => setTimeout(done, 500));
      worker.terminate();
      await start();
      const again = await ask({ kind: 'load', programs: ['javac', 'check'] });
      const whole = await ask(message);
      clearInterval(clock);
      return { ticks, kind: again.kind, whole };
    }, message);
    expect(stopped.kind === 'ready' && stopped.ticks > 0, `${where}: ${JSON.stringify(stopped)}`);
    expect(stopped.whole.report?.status === 'failed', `${where}: endless loop: ${JSON.stringify(stopped.whole)}`);
    await ask({ kind: 'cells', yours: [] });
    const greedy = 'System.out.println("now");\nvar all = new java.util.ArrayList<long[]>();\nwhile (true) { all.add(new long[1_000_000]); }';
    const full = await ask({ kind: 'cell', place: 0, text: greedy, later: '' });
    expect(full.full && !full.good && full.shown[0] === 'now\n', `${where}: a cell that fills the memory: ${JSON.stringify(full)}`);
  }
  await page.close();
}
await Promise.all([visit('http', http), visit('file', pathToFileURL(`${folder}/index.html`).href)]);
await browser.close();
server.close();
console.log(faults.length === 0 ? 'no faults' : `${faults.length} faults`);
process.exit(faults.length === 0 ? 0 : 1);
