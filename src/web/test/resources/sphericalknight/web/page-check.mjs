// Plays on the trainer page in headless Chromium. Run by TrainerPageTest: node page-check.mjs ADDRESS CHROMIUM [PICTURES]
import { accessible, end, expect, start, watch } from './browser-check.mjs';

const [address, executablePath, pictures] = process.argv.slice(2);
// White to move, mate in 33, the most there is.
const LONGEST = '8/8/8/8/8/8/2k5/KNB5 w';
const browser = await start(executablePath);

/** A new page, and a list of what it asked other hosts for and what it complained of. */
async function open(fen, options = {}) {
  const context = await browser.newContext({ viewport: { width: 1200, height: 900 }, ...options });
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  watch(page, fen, address);
  await page.goto(`${address}#${fen.replaceAll(' ', '_')}`);
  await page.waitForFunction(() => !document.querySelector('#status').textContent.includes('on its way'));
  expect(await page.locator('#choices button').count() === 0, 'which move is best is shown to nobody who has not asked');
  await page.evaluate(() => document.querySelector('#show').click()); // the focus stays where it was
  return page;
}

const status = page => page.textContent('#status');

/** The server answers each move, so the page takes a moment. */
async function says(page, pattern, words) {
  try {
    await page.waitForFunction(pattern => new RegExp(pattern).test(document.querySelector('#status').textContent), pattern.source);
    expect(true, words);
  } catch {
    expect(false, `${words}: ${await status(page)}`);
  }
}

const at = (page, square) => page.locator(`[data-square=${square}]`);
const bestMove = page => page.getAttribute('#choices button', 'data-move');

async function picture(page, name) {
  if (pictures) {
    await page.screenshot({ path: `${pictures}/${name}.png`, fullPage: true });
  }
}

// Mouse: a whole mate in 33, each move clicked on the board.
{
  const page = await open(LONGEST);
  await says(page, /mate in 33/, 'the longest mate is announced');
  await picture(page, 'desktop-light');
  for (let left = 32; left >= 0; left--) {
    const move = await bestMove(page);
    await at(page, move.slice(0, 2)).click();
    await at(page, move.slice(2)).click();
    await says(page, left ? new RegExp(`mate in ${left}\\.`) : /Checkmate/, `mouse: ${move}, and ${left} are left`);
  }
  expect(await page.locator('#game li').count() === 33, 'the game has 33 lines');
  expect(!(await page.textContent('#game')).includes('longer'), 'no move was longer than needed');
  expect((await status(page)).endsWith('In 33 moves, the fewest there are.'), 'all of them chosen on the board');
  await picture(page, 'desktop-mate');
  await page.click('#back');
  await says(page, /mate in 1\./, 'take back gives the last move back to White');
  await accessible(page, 'a game');
}

// Mouse: dragging, and a worse move is told.
{
  const page = await open(LONGEST);
  const worst = page.locator('#choices button').last();
  const move = await worst.getAttribute('data-move');
  await at(page, move.slice(0, 2)).dragTo(at(page, move.slice(2)));
  await page.locator('#game li').waitFor();
  expect(await page.locator('#game li').count() === 1, `dragged ${move}`);
  const verdict = /longer than needed|throws the win away/;
  expect(/^\S+ \((.* longer than needed|throws the win away)\)/.test(await page.textContent('#game li')), 'the worst move is called so, in brackets');
  expect(verdict.test(await status(page)), 'and above the board');
}

// Keyboard only, from the first square in the tab order.
{
  const page = await open('7k/8/5N1K/8/8/8/8/5B2 w');
  const walk = async to => {
    for (let steps = 0; steps < 20; steps++) {
      const here = await page.evaluate(() => document.activeElement.dataset.square);
      const files = to.charCodeAt(0) - here.charCodeAt(0);
      const ranks = to[1] - here[1];
      if (files === 0 && ranks === 0) {
        return;
      }
      await page.keyboard.press(files ? (files > 0 ? 'ArrowRight' : 'ArrowLeft') : ranks > 0 ? 'ArrowUp' : 'ArrowDown');
    }
  };
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement.className) === 'skip', 'Tab reaches the link past the navigation');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement.getAttribute('role')) === 'gridcell', 'Tab reaches the board');
  await page.keyboard.press('End');
  expect(await page.evaluate(() => document.activeElement.dataset.square) === 'h1', 'End goes to the h-file');
  const move = await bestMove(page);
  await walk(move.slice(0, 2));
  await page.keyboard.press('Enter');
  expect(await at(page, move.slice(0, 2)).getAttribute('aria-selected') === 'true', 'Enter selects');
  await page.keyboard.press('Escape');
  expect(await at(page, move.slice(0, 2)).getAttribute('aria-selected') === 'false', 'Escape lets go');
  await page.keyboard.press('Enter');
  await walk(move.slice(2));
  await page.keyboard.press(' ');
  await says(page, /Black played/, `keyboard: ${move} was played`);
  expect(await page.locator('#game li').count() === 1, 'and stands in the game');
  const label = await at(page, 'h6').getAttribute('aria-label');
  expect(/^h6/.test(label), `the screen reader hears "${label}"`);
}

// Touch, on a phone, dark.
{
  const page = await open(LONGEST, {
    viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, colorScheme: 'dark',
  });
  for (let i = 0; i < 3; i++) {
    const move = await bestMove(page);
    await at(page, move.slice(0, 2)).tap();
    if (i === 0) {
      await picture(page, 'phone-dark');
    }
    await at(page, move.slice(2)).tap();
    await says(page, new RegExp(`mate in ${32 - i}\\.`), `touch: move ${i + 1}`);
  }
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width <= 390, `nothing sticks out of a phone (${width} px)`);
  await accessible(page, 'a phone, dark');
}

// Black to move: the player chooses the first move, and the table answers from then on.
{
  const page = await open('8/8/8/8/B7/7K/4N3/6k1 b');
  await says(page, /^Black to move, in check: mate in 31\. Move for Black, or let “Play the best move” do it\.$/, 'the hunt of lesson 13');
  await at(page, 'g1').click();
  await at(page, 'h1').click();
  await says(page, /Black played Kg1–h1\. White to move: mate in 1\./, 'the worst mistake');
  await page.click('#back');
  await page.click('#best');
  await says(page, /Black played Kg1–f2\. White to move: mate in 31\./, 'the best move');
  await page.click('#best');
  await says(page, /Black played .*mate in 30\./, 'and the table answers');
  expect(/^… Kg1–f2$/.test(await page.textContent('#game li')), 'the game begins with Black');
}

// The first position, if the address has none or a bad one.
for (const fen of ['', 'nonsense', '%', '8/8/8/8/8/8/8/KBNk w']) {
  const page = await open(fen);
  await says(page, /^White to move: mate in 29\. That is long: “An easy position” is a way to begin\.$/, `"${fen}" begins as always`);
}

// What is played with fits in one window.
for (const [width, height] of [[1280, 800], [1024, 700], [390, 844]]) {
  const page = await open(LONGEST, { viewport: { width, height } });
  for (const part of ['#status', '#board', '.tools']) {
    const { y, height: high } = await page.locator(part).boundingBox();
    expect(y >= 0 && y + high <= height, `${part} is in a window of ${width} by ${height}`);
  }
}

// Easy positions.
{
  const page = await open(LONGEST);
  const easy = await page.evaluate(async () => (await import(new URL('site/easy.js', document.baseURI))).EASY);
  const given = [];
  for (let i = 0; i < 12; i++) {
    const before = page.url();
    await page.click('#easy');
    await page.waitForURL(url => url.href !== before);
    given.push(decodeURIComponent(new URL(page.url()).hash.slice(1)).replace('_', ' '));
  }
  expect(given.every((fen, i) => easy.includes(fen) && fen !== given[i - 1]), `no two alike in a row: ${given}`);
  for (const fen of easy) {
    await page.evaluate(fen => { location.hash = fen; }, fen);
    await page.waitForFunction(fen => document.querySelector('#fen').value === fen, fen);
    expect(/mate in [3-6]\./.test(await status(page)), `${fen} is easy`);
  }
}

// The table's moves are counted as its own.
{
  const page = await open('1k6/8/1K6/2N5/4B3/8/8/8 w');
  for (let left = 3; left > 0; left--) {
    await page.click('#best');
    await says(page, new RegExp(`mate in ${left}\\.`), `the table leaves ${left}`);
  }
  await page.click('#choices button');
  await says(page, /Checkmate\. In 4 moves; the table played 3 of them\./, 'and is named at the end');
}

// Both sides, setting up, hard positions.
{
  const page = await open(LONGEST);
  await page.check('input[value=both]');
  await page.click('#best');
  await says(page, /Black to move/, 'both sides: Black is asked');
  const texts = await page.locator('.target span').allTextContents();
  expect(texts.length > 0 && texts.every(text => text === '32' || Number(text) < 32 || text === '½'),
    `each black move shows its distance on the board: ${texts}`);
  await picture(page, 'desktop-black');
  await page.check('input[value=setup]');
  await page.check('input[value=k]');
  const white = await page.evaluate(() => document.querySelector('[aria-label*="white king"]').dataset.square);
  const beside = white[0] === 'h' ? `g${white[1]}` : String.fromCharCode(white.charCodeAt(0) + 1) + white[1];
  await at(page, beside).click();
  await says(page, /touch|share|check/, 'an illegal position is explained');
  await accessible(page, 'setting up');
  await page.fill('#fen', 'nonsense');
  await page.keyboard.press('Enter');
  await says(page, /FEN "nonsense" has/, 'a wrong FEN is explained');
  await page.fill('#fen', 'k7/8/NK6/1B6/8/8/8/8 w');
  await page.keyboard.press('Enter');
  await says(page, /mate in 1\./, 'a FEN is read');
  await page.check('input[value=white][name=you]');
  await page.click('#hard');
  await says(page, /mate in 3[0-3]/, 'a hard position');
  await page.click('#turn');
  expect(await page.locator('[role=gridcell]').first().getAttribute('data-square') === 'h1', 'the board turns');
}

await end(browser);
