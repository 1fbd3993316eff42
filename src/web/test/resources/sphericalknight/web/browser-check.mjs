// What the checks of the pages in headless Chromium share.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { chromium } from 'playwright-core';

const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What went wrong, a line each. */
export const faults = [];

export const start = executablePath => chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });

export function expect(good, words) {
  console.log(`${good ? 'ok  ' : 'FAIL'} ${words}`);
  if (!good) {
    faults.push(words);
  }
}

/** Notes what a page asks other hosts for, and what it complains of; lines of the console that has one of these words are expected. */
export function watch(page, what, address, expected = []) {
  page.on('request', request => ['data:', 'blob:', address].some(each => request.url().startsWith(each))
    || faults.push(`${what} asked for ${request.url()}`));
  page.on('pageerror', error => faults.push(`${what}, error: ${error.message}`));
  page.on('console', line => line.type() === 'error' && !expected.some(words => line.text().includes(words))
    && faults.push(`${what}, console: ${line.text()}`));
}

/** axe-core finds nothing, and nothing sticks out of the window. */
export async function accessible(page, what) {
  await page.evaluate(`${axe}; 0`);
  const { violations } = await page.evaluate(() => window.axe.run());
  expect(violations.length === 0, `axe-core on ${what}${violations.map(each => ` ${each.id}: ${each.nodes[0].html.slice(0, 200)}`).join(';')}`);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(wide <= 0, `nothing sticks out of ${what} (${wide} px)`);
}

export async function end(browser) {
  await browser.close();
  console.log(faults.length ? `${faults.length} faults:\n${faults.join('\n')}` : 'no faults');
  process.exitCode = faults.length ? 1 : 0;
}
