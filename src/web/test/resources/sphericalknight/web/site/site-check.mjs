// Uses the site in headless Chromium. Run by SitePageTest: node site-check.mjs ADDRESS CHROMIUM PICTURES [ZIP]
// ADDRESS is http://... or file://...; the machine is worker.js of the test resources, whose answers are recorded.
import { accessible, end, expect, start, watch } from './browser-check.mjs';

const [address, executablePath, pictures, zip] = process.argv.slice(2);
const browser = await start(executablePath);

async function visitor(options = {}) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, acceptDownloads: true, ...options });
  context.setDefaultTimeout(20_000);
  await context.addInitScript(() => {
    globalThis.script = name => import(location.protocol === 'file:' ? `site/${name}` : new URL(`site/${name}`, globalThis.courseRoot).href);
  });
  return context;
}

async function open(context, path) {
  const page = await context.newPage();
  watch(page, path, address, ['XMLHttpRequest', 'ERR_FAILED']);
  await page.goto(address + path);
  return page;
}

const picture = (page, name) => page.screenshot({ path: `${pictures}/${name}.png` });
const exercise = (page, id) => page.locator(`section[data-exercise="${id}"]`);
const status = (page, id) => exercise(page, id).locator('.status');

async function says(page, id, words) {
  try {
    await page.waitForFunction(([id, words]) => document.querySelector(`section[data-exercise="${id}"] .status`).textContent.includes(words), [id, words]);
    expect(true, `${id}: ${words}`);
  } catch {
    expect(false, `${id} says "${await status(page, id).textContent()}" and not "${words}"`);
  }
}

async function type(page, id, from, to) {
  const editor = exercise(page, id).locator('.cm-content');
  const text = (await editor.evaluate(element => element.cmTile?.view.state.doc.toString() ?? element.innerText));
  await editor.click();
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText(text.replace(from, to));
}

// An exercise: stub, wrong, broken, endless, right; kept over a reload; saved and opened.
{
  const context = await visitor();
  const page = await open(context, '02-knight.html');
  const one = exercise(page, '2.1');
  await one.getByRole('button', { name: 'Check' }).click();
  await says(page, '2.1', '0 of 3 tests pass');
  await one.getByRole('button', { name: 'Edit' }).click();
  await one.locator('.cm-content').waitFor();
  expect(await one.locator('.cm-content').getAttribute('aria-label') === 'MyKnight.java, your answer to exercise 2.1', 'the editor has a name');

  await type(page, '2.1', /throw .*/, 'return 0; // wrong');
  await one.getByRole('button', { name: 'Check' }).click();
  await says(page, '2.1', '1 of 3 tests pass');
  expect(/^your knight walks .* missing$/.test(await one.locator('.diagnosis').textContent()), 'the mistake is explained');
  expect((await one.locator('.report').innerText()).split('too much').length === 2, 'what is too much is said once');
  expect(await one.locator('.pair svg').count() === 2, 'both boards are drawn');
  expect((await one.locator('.pair svg').nth(1).getAttribute('aria-label')).startsWith('yours: '), 'and described');
  await one.scrollIntoViewIfNeeded();
  await picture(page, 'report-light');
  await accessible(page, 'a report');

  await type(page, '2.1', 'return 0;', 'syntax error');
  await page.keyboard.press('Control+Enter');
  await says(page, '2.1', 'does not compile: 2 errors');
  expect(await one.locator('.cm-lintRange-error').count() > 0, 'the error is underlined');
  const place = one.locator('.place');
  await place.click();
  expect(await page.evaluate(() => document.activeElement.classList.contains('cm-content')), 'its button leads into the editor');
  await picture(page, 'errors-light');

  await type(page, '2.1', 'syntax error', 'while (true) {}');
  await one.getByRole('button', { name: 'Check' }).click();
  await says(page, '2.1', 'Checking');
  await one.getByRole('button', { name: 'Stop' }).click();
  await says(page, '2.1', 'Stopped. Your answer is still here.');

  await one.getByRole('button', { name: 'Check' }).click();
  await one.getByRole('button', { name: 'Stop' }).dblclick();
  await says(page, '2.1', 'Stopped. Your answer is still here.');
  expect((await one.locator('.cm-content').textContent()).includes('while (true)'), 'a double click on Stop stops once, and nothing else');

  await type(page, '2.1', 'while (true) {} // wrong', 'return 1;');
  await one.getByRole('button', { name: 'Check' }).focus();
  await page.keyboard.press('Enter');
  await says(page, '2.1', 'all 3 tests pass');
  expect(await page.evaluate(() => document.activeElement.textContent) === 'Check', 'the focus stays on the button');
  expect(await one.evaluate(element => element.classList.contains('passed')), 'it is marked as solved');
  expect(/Exercises solved: 1 of 4 in this lesson/.test(await one.locator('.onward').innerText()), 'a pass says how far one is');
  expect((await one.locator('.onward').innerText()).includes('Next exercise: 2.2 The smallest cover\n'), 'names the next exercise');
  expect(await one.locator('.onward .go').innerText() === 'Read on: Many knights for the price of one', 'and leads to what follows');
  const below = await one.locator('.onward').evaluate(element => element.getBoundingClientRect().bottom - innerHeight);
  expect(below <= 1, `and is in sight (${below} px)`);
  expect(await page.locator('.contents .done').count() === 1, 'the contents show what is solved');
  await picture(page, 'passed-light');

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save my answers' }).click();
  await (await download).saveAs(`${pictures}/submission.zip`);

  await page.reload();
  await exercise(page, '2.1').locator('.cm-content').waitFor();
  expect((await exercise(page, '2.1').locator('.cm-content').textContent()).includes('return 1;'), 'a reload keeps the answer');
  expect(await exercise(page, '2.1').locator('.onward .go').isVisible(), 'and the way on');
  const front = await open(context, 'index.html');
  await front.locator('.done').waitFor();
  expect((await front.locator('.done').textContent()) === '1 of 4 solved', 'the first page shows progress');
  expect((await front.locator('.actions .go').innerText()).startsWith('Go on with lesson 02'), 'and leads on');
  await accessible(front, 'the first page with progress');
  await picture(front, 'progress-light');

  const other = await visitor();
  const fresh = await open(other, 'index.html');
  await fresh.locator('.saving input').setInputFiles(zip || `${pictures}/submission.zip`);
  await fresh.waitForFunction(() => document.querySelector('.saving .said').textContent.includes('read'));
  const lesson = await open(other, '02-knight.html');
  await exercise(lesson, '2.1').locator('.cm-content').waitFor();
  expect((await exercise(lesson, '2.1').locator('.cm-content').textContent()).includes('return 1;'), 'a saved zip is read back');
  await exercise(lesson, '2.1').getByRole('button', { name: 'Reset' }).dblclick();
  expect((await exercise(lesson, '2.1').locator('.cm-content').textContent()).includes('return 1;'), 'Reset asks');
  await exercise(lesson, '2.1').getByRole('button', { name: /^Really reset/ }).click();
  expect((await exercise(lesson, '2.1').locator('.cm-content').textContent()).includes('TODO 2.1'), 'Reset brings the stub back');
}

// A position that a test tells in letters, or as a FEN, is drawn.
{
  const page = await open(await visitor(), '02-knight.html');
  await exercise(page, '2.1').getByRole('button', { name: 'Check' }).waitFor();
  const heard = words => page.evaluate(async words => {
    const { report } = await globalThis.script('report.js');
    const element = report({ status: 'failed', shown: 0, tests: [{ words }] });
    return `${element.querySelector('svg').getAttribute('aria-label')} | ${element.textContent}`;
  }, words);
  const letters = [8, 7, 6, 5, 4, 3, 2, 1].map(rank => `${rank}  . . . . ${rank === 8 ? 'k' : rank === 1 ? 'K' : '.'} . . .\n`).join('');
  const drawn = await heard(`Missing: a\n${letters}   a b c d e f g h\nexpected: 1`);
  expect(drawn.startsWith('the position; K: e1; k: e8') && drawn.endsWith('expected: 1') && !drawn.includes('. .'), `letters are drawn: ${drawn.slice(0, 60)}`);
  const fen = await heard('4k3/8/8/8/8/8/8/4K3 b - - 0 1, depth 1');
  expect(fen.startsWith('Black to move; K: e1; k: e8'), `a FEN is drawn: ${fen.slice(0, 60)}`);
  const begun = await page.evaluate(async () => {
    const { report } = await globalThis.script('report.js');
    return report({ status: 'failed', shown: -1, score: '2 of 8 tests pass', tests: [] }).firstChild.textContent;
  });
  expect(begun === '○ unfinished', `what is begun and not wrong is unfinished: ${begun}`);
}

// Keyboard: into the editor and out again.
{
  const page = await open(await visitor(), '02-knight.html');
  const one = exercise(page, '2.1');
  await one.getByRole('button', { name: 'Edit' }).focus();
  await page.keyboard.press('Enter');
  await one.locator('.cm-content').waitFor();
  await page.waitForFunction(() => document.activeElement.classList.contains('cm-content'));
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement.classList.contains('cm-content')), 'Tab indents');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement.tagName === 'BUTTON'), 'Escape, then Tab leaves the editor');
}

// Cells: run, edited, broken, endless, reset.
{
  const page = await open(await visitor(), '00-start.html');
  const cell = name => page.locator(`.cell[data-run="${name}"]`);
  const outputs = name => cell(name).locator('.outputs');
  const shows = async (name, words) => {
    await page.waitForFunction(([name, words]) => document.querySelector(`.cell[data-run="${name}"]`).textContent.includes(words), [name, words])
      .then(() => expect(true, `the cell ${name}: ${words}`), async () => expect(false, `the cell ${name} shows "${await cell(name).innerText()}" and not "${words}"`));
  };
  await cell('grains').getByRole('button', { name: 'Run' }).waitFor();
  expect((await outputs('grains').innerText()).trim() === '64', 'a cell shows what is stored');
  await cell('face').getByRole('button', { name: 'Run' }).click();
  await shows('face', 'ran: long face = ');
  await cell('grains').locator('pre.code').click();
  await cell('grains').locator('.cm-content').waitFor();
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText('syntax error');
  await page.keyboard.press('Shift+Enter');
  await shows('grains', 'A semicolon is missing.');
  expect(await cell('grains').locator('.cm-lintRange-error').count() > 0, 'its error is underlined');
  await cell('hello').getByRole('button', { name: 'Run' }).click();
  await shows('hello', 'ran: long hello');
  await cell('visitors').getByRole('button', { name: 'Run' }).click();
  await shows('visitors', 'The cell grains above does not compile (line 1: A semicolon is missing).');
  expect(await cell('visitors').getByRole('link').getAttribute('href') === `#${await cell('grains').getAttribute('id')}`, 'with a link to it');
  await accessible(page, 'a lesson with an open cell');
  await cell('grains').locator('.cm-content').click();
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText('while (true) { show(1); }');
  await page.keyboard.press('Shift+Enter');
  await shows('grains', 'shown until then');
  await cell('grains').getByRole('button', { name: 'Stop' }).click();
  await shows('grains', 'Stopped.');
  expect((await outputs('grains').innerText()).trim() === 'shown until then', 'what a stopped cell showed stays');
  await cell('visitors').getByRole('button', { name: 'Run' }).click();
  await shows('visitors', 'ran: ');
  await cell('grains').locator('.cm-content').click();
  await page.keyboard.insertText(' ');
  expect(await outputs('grains').evaluate(element => element.classList.contains('stale')), 'an old result is dimmed after a change');
  await cell('grains').getByRole('button', { name: 'Reset' }).click();
  await cell('grains').getByRole('button', { name: /^Really reset/ }).click();
  expect((await outputs('grains').innerText()).trim() === '64', 'Reset brings the stored output back');
}

// What a changed cell puts in doubt: what uses a name that it declares or sets. A call declares nothing.
{
  const page = await open(await visitor(), '00-start.html');
  await page.locator('.cell[data-run="grains"]').getByRole('button', { name: 'Run' }).waitFor();
  const declared = text => page.evaluate(async text => (await globalThis.script('order.js')).declared(text).join(' '), text);
  for (const [text, names] of [
    ['long face = set("c6");\nboard("a face", face)', 'face'],
    ['import java.util.*;\nshow(1);\nreturn x;\nnew Foo();\nthrow up;', ''],
    ['visitors = visitors + 1;\ncount++;\nsum += 2;\nwords[0] = 1;\na == b', 'visitors count sum words'],
    ['long next(long world) {\n    long after = 0;\n    return after;\n}', 'next'],
    ['record Table(byte[] white) {}\nclass MyKnight implements Knight {\n}\nMap<String, List<Long>> all = x;', 'Table MyKnight all'],
  ]) {
    expect(await declared(text) === names, `${text} declares "${await declared(text)}" and not "${names}"`);
  }
  const marks = await page.evaluate(async () => {
    const { keep, note, passed, solved, forget } = await globalThis.script('answers.js');
    const all = [];
    const look = () => all.push(`${passed('0.1')} ${solved('0.1')}`);
    keep('0.1', 'right');
    note('0.1', 'right', true);
    look();
    keep('0.1', 'another');
    note('0.1', 'another', false);
    look();
    forget('0.1');
    look();
    return all.join(', ');
  });
  expect(marks === 'true true, false true, false false', `an exercise stays solved until it is reset: ${marks}`);
}

// The answer to a guess: folded until the reader asks for it or runs the cell.
{
  const page = await open(await visitor(), '02-knight.html');
  const cell = page.locator('.cell[data-run="agreement"]');
  await cell.getByRole('button', { name: 'Run' }).waitFor();
  expect(!(await cell.locator('.answer .picture').isVisible()), 'the stored answer to a guess is folded');
  const folded = page.locator('.cell[data-run="three-knights"]');
  const told = page.locator('.cell[data-run="three-knights"] + .text > p').first();
  expect(!(await told.isVisible()), 'with the text that speaks of it');
  await folded.getByText('Show the answer').click();
  expect(await told.isVisible(), 'which a click shows, too');
  await accessible(page, 'a lesson with folded answers');
  await cell.getByLabel('Your guess').fill('48');
  await cell.getByLabel('Your guess').press('Enter');
  expect(await cell.locator('.answer .picture').isVisible(), 'a guess shows it');
  await cell.getByText('Hide the answer').click();
  await cell.getByRole('button', { name: 'Run' }).click();
  await page.waitForFunction(() => document.querySelector('.cell[data-run="agreement"]').textContent.includes('ran: '));
  expect(await cell.locator('.answer').count() === 0, 'and so does running the cell');
  expect(await cell.getByLabel('Your guess').inputValue() === '48', 'which keeps the guess');
}

// A guess with a link above its cell and a live board below it.
{
  const page = await open(await visitor(), '13-mate-table.html');
  const cell = page.locator('.cell[data-run="distances"]');
  await cell.getByLabel('Your guess').waitFor();
  const told = page.locator('.cell[data-run="distances"] + .live + .text > p').first();
  expect(!(await told.isVisible()), 'the text below the live board waits for the answer');
  await cell.getByText('Show the answer').click();
  expect(await told.isVisible(), 'and is shown with it');
}

// Live boards: mouse, keyboard.
{
  const page = await open(await visitor(), '02-knight.html');
  const live = page.locator('.live').first();
  await live.locator('[role=gridcell]').first().waitFor();
  expect((await live.locator('.values').textContent()).includes('0x0000000001000000'), 'a live board shows its number');
  expect(await live.locator('.ghost').count() === 4, 'and the ghosts, on the board that is clicked');
  await live.locator('[aria-label^="d4"]').click();
  await page.waitForFunction(() => document.querySelector('.live .values').textContent.includes('asked'));
  expect((await live.locator('.values').textContent()).includes('0x0000000009000000'), 'a click puts a knight on d4');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.querySelector('.live .values').textContent.includes('0x0000000019000000'));
  expect(/^e4, knight/.test(await page.evaluate(() => document.activeElement.getAttribute('aria-label'))), 'keyboard: a knight on e4');
}

// Everything else, in four looks.
for (const [look, options] of Object.entries({
  light: {}, dark: { colorScheme: 'dark' },
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  'phone-dark': { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, colorScheme: 'dark' },
})) {
  const context = await visitor(options);
  for (const path of ['index.html', '02-knight.html', '04-counting-bits.html', '09-sliders.html', 'glossary.html', 'licences.html', 'trainer.html']) {
    const page = await open(context, path);
    await page.waitForLoadState('networkidle');
    if (path.startsWith('0')) {
      await page.locator('.tools').first().waitFor();
    }
    await accessible(page, `${path}, ${look}`);
    if (options.hasTouch) {
      const low = await page.evaluate(() => [...document.querySelectorAll('button')].filter(each => each.checkVisibility() && each.offsetHeight < 44).map(each => each.textContent));
      expect(low.length === 0, `the buttons of ${path}, ${look}, are high enough for a finger (${low})`);
    }
    if (path.startsWith('0')) {
      const toExercise = page.locator('.contents .task a').first();
      if (options.hasTouch) {
        await page.getByText('In this lesson').click();
      }
      await toExercise.click();
      const heading = await page.evaluate(() => document.querySelector(location.hash).getBoundingClientRect().top);
      expect(heading >= 0 && heading < 100, `the contents of ${path}, ${look}, lead to the task (${heading} px)`);
    }
    const text = await page.evaluate(() => document.querySelector('main').clientWidth / innerWidth);
    expect(text > 0.5, `the text of ${path}, ${look}, has room (${Math.round(100 * text)} % of the width)`);
    const live = page.locator('.live').first();
    if (await live.count()) {
      await live.scrollIntoViewIfNeeded();
    }
    await picture(page, `${look}-${path.replace(/\W+/g, '-')}`);
    await page.close();
  }
}

// Without a script everything is there to be read.
{
  const page = await open(await visitor({ javaScriptEnabled: false }), '02-knight.html');
  const text = await page.textContent('main');
  expect(text.includes('./course check 2.1') && text.includes('TODO 2.1'), 'without a script: the stub, and where to solve it');
  expect(!(await page.locator('.live').first().isVisible()), 'and no dead board');
}

await end(browser);
