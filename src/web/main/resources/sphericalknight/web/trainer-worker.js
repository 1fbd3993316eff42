// What machine/worker.js is for the trainer's own server, which answers itself.
onmessage = async ({ data: { id, call, args } }) => {
  const answer = await fetch(`../ask/${[call, ...args].map(encodeURIComponent).join('/')}`);
  const text = await answer.text();
  postMessage(answer.ok ? { id, kind: 'answer', value: text } : { id, kind: 'failed', message: text });
};
