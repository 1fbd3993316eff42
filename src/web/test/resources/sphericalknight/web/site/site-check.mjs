// Uses the site in headless Chromium. Run by SitePageTest: node site-check.mjs ADDRESS CHROMIUM PICTURES [ZIP]
// ADDRESS is http://... or file://...; the machine is worker.js of the test resources, whose answers are recorded.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { chromium } from 'playwright-core';

const [address, executablePath, pictures, zip] = process.argv.slice(2);
const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
const faults = [];

function expect(good, words) {
  console.log(`${good ? 'ok  ' : 'FAIL'} ${words}`);
  if (!good) {
    faults.push(words);
  }
}

async function visitor(options = {}) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, acceptDownloads: true, ...options });
  context.setDefaultTimeout(20_000);
  return context;
}

async function open(context, path) {
  const page = await context.newPage();
  page.on('request', request => ['data:', 'blob:', address].some(each => request.url().startsWith(each))
    || faults.push(`asked for ${request.url()}`));
  page.on('pageerror', error => faults.push(`${path}, error: ${error.message}`));
  page.on('console', line => line.type() === 'error' && !line.text().includes('XMLHttpRequest')
    && !line.text().includes('ERR_FAILED') && faults.push(`${path}, console: ${line.text()}`));
  await page.goto(address + path);
  return page;
}

async function accessible(page, what) {
  await page.evaluate(`${axe}; 0`);
  const { violations } = await page.evaluate(() => window.axe.run());
  expect(violations.length === 0, `axe-core on ${what}${violations.map(each => ` ${each.id}: ${each.nodes[0].html.slice(0, 200)}`).join(';')}`);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(wide <= 0, `nothing sticks out of ${what} (${wide} px)`);
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
  await says(page, '2.1', '0 of 3 tests passed');
  await one.getByRole('button', { name: 'Edit' }).click();
  await one.locator('.cm-content').waitFor();
  expect(await one.locator('.cm-content').getAttribute('aria-label') === 'MyKnight.java, your answer to exercise 2.1', 'the editor has a name');

  await type(page, '2.1', /throw .*/, 'return 0; // wrong');
  await one.getByRole('button', { name: 'Check' }).click();
  await says(page, '2.1', '1 of 3 tests passed');
  expect((await one.locator('.diagnosis').textContent()).startsWith('NO_MASK:'), 'the mistake is named');
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

  await type(page, '2.1', 'while (true) {} // wrong', 'return 1;');
  await one.getByRole('button', { name: 'Check' }).click();
  await says(page, '2.1', 'All 3 tests passed');
  expect(await one.evaluate(element => element.classList.contains('passed')), 'it is marked as solved');

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save my answers' }).click();
  await (await download).saveAs(`${pictures}/submission.zip`);

  await page.reload();
  await exercise(page, '2.1').locator('.tools').waitFor();
  expect((await exercise(page, '2.1').locator('pre.code').textContent()).includes('return 1;'), 'a reload keeps the answer');
  const front = await open(context, 'index.html');
  await front.locator('.done').waitFor();
  expect((await front.locator('.done').textContent()) === '1 of 4 solved', 'the first page shows progress');
  await accessible(front, 'the first page with progress');
  await picture(front, 'progress-light');

  const other = await visitor();
  const fresh = await open(other, 'index.html');
  await fresh.locator('.saving input').setInputFiles(zip || `${pictures}/submission.zip`);
  await fresh.waitForFunction(() => document.querySelector('.saving .said').textContent.includes('read'));
  const lesson = await open(other, '02-knight.html');
  await lesson.locator('.tools').first().waitFor();
  expect((await exercise(lesson, '2.1').locator('pre.code').textContent()).includes('return 1;'), 'a saved zip is read back');
  lesson.on('dialog', dialog => dialog.accept());
  await exercise(lesson, '2.1').getByRole('button', { name: 'Reset' }).click();
  expect((await exercise(lesson, '2.1').locator('pre.code').textContent()).includes('TODO 2.1'), 'Reset brings the stub back');
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

// Live boards: mouse, keyboard.
{
  const page = await open(await visitor(), '02-knight.html');
  const live = page.locator('.live').first();
  await live.locator('[role=gridcell]').first().waitFor();
  expect((await live.locator('.values').textContent()).includes('0x0000000001000000'), 'a live board shows its number');
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
  for (const path of ['index.html', '02-knight.html', '04-counting-bits.html', '09-sliders.html', 'glossary.html', 'licences.html', 'trainer/index.html']) {
    const page = await open(context, path);
    await page.waitForLoadState('networkidle');
    if (path.startsWith('0')) {
      await page.locator('.tools').first().waitFor();
    }
    await accessible(page, `${path}, ${look}`);
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

await browser.close();
console.log(faults.length ? `${faults.length} faults:\n${faults.join('\n')}` : 'no faults');
process.exitCode = faults.length ? 1 : 0;
