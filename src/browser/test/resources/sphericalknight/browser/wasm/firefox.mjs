// Drives Firefox as Playwright drives Chromium, as far as machine-check.mjs needs it: by WebDriver BiDi, which Firefox speaks itself.
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Starts Firefox without a window and with a profile of its own. Needs node --experimental-websocket before version 22. */
export async function launch(executable) {
  const profile = await mkdtemp(join(tmpdir(), 'firefox-'));
  const firefox = spawn(executable, ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'],
    { env: { ...process.env, HOME: profile } });
  const address = await new Promise((done, fail) => {
    let text = '';
    firefox.stderr.on('data', part => {
      text += part;
      const found = text.match(/WebDriver BiDi listening on (ws:\S+)/);
      if (found) done(found[1]);
    });
    firefox.on('exit', () => fail(new Error(`Firefox ended: ${text}`)));
  });
  const socket = new WebSocket(`${address}/session`);
  await new Promise((done, fail) => Object.assign(socket, { onopen: done, onerror: fail }));
  const waiting = new Map(), listeners = [];
  let count = 0;
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(data);
    if (message.type === 'event') {
      listeners.forEach(([name, listener]) => name === message.method && listener(message.params));
    } else {
      const { done, fail } = waiting.get(message.id);
      waiting.delete(message.id);
      message.type === 'success' ? done(message.result) : fail(new Error(`${message.error}: ${message.message}`));
    }
  };
  const send = (method, params) => new Promise((done, fail) => {
    waiting.set(++count, { done, fail });
    socket.send(JSON.stringify({ id: count, method, params }));
  });
  await send('session.new', { capabilities: {} });
  await send('session.subscribe', { events: ['network.beforeRequestSent'] });

  return {
    async newPage() {
      const { context } = await send('browsingContext.create', { type: 'tab' });
      return {
        setDefaultTimeout() {},
        on(name, listener) {
          if (name === 'request') {
            listeners.push(['network.beforeRequestSent', ({ request }) => listener({ url: () => request.url })]);
          }
        },
        goto: url => send('browsingContext.navigate', { context, url, wait: 'complete' }),
        async evaluate(call, argument) {
          const expression = `Promise.resolve((${call})(${JSON.stringify(argument)})).then(result => JSON.stringify(result))`;
          const { type, result, exceptionDetails } =
            await send('script.evaluate', { expression, target: { context }, awaitPromise: true });
          if (type === 'exception') throw new Error(exceptionDetails.text);
          return result.value === undefined ? undefined : JSON.parse(result.value);
        },
        close: () => send('browsingContext.close', { context }),
      };
    },
    async close() {
      const ended = new Promise(done => firefox.on('exit', done));
      await send('browser.close', {});
      await ended;
      await rm(profile, { recursive: true, force: true });
    },
  };
}
