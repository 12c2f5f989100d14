import { writeFile } from 'node:fs/promises';
import { expectAccessible } from './support/axe.ts';
import { lostControls, paleText } from './support/colors.ts';
import { walkFocus } from './support/focus.ts';
import { cutOffText, sidewaysOverflow } from './support/layout.ts';
import { smallTargets } from './support/targets.ts';
import { expect, test } from './support/test.ts';
import {
  ibmFaults,
  isInstalled,
  nuFaults,
  policyFaults,
  spamFaults,
} from './support/validators.ts';
import { watchPage } from './support/watch-page.ts';

// The other tests expect that these checks find nothing; here each finds something.

test('cut-off text and a page that scrolls sideways are found', async ({ page }) => {
  await page.setContent(`
    <p style="width: 40px; overflow: hidden; white-space: nowrap">Clipped at its side</p>
    <p style="height: 20px; line-height: 20px; margin: 9px; overflow: hidden">First<br>Clipped<br>below</p>
    <p style="position: absolute; left: -50px">Beyond the edge</p>
    <p style="overflow: auto; width: 40px; white-space: nowrap">Can be scrolled to</p>
    <p style="width: 1px; height: 1px; overflow: hidden">For screen readers</p>
    <p>Whole</p>`);
  expect(await cutOffText(page)).toEqual([
    'Clipped at its side',
    'Clipped',
    'below',
    'Beyond the edge',
  ]);
  expect(await sidewaysOverflow(page)).toEqual([]);
  await page.setContent('<p style="width: 3000px">Wide</p>');
  expect(await sidewaysOverflow(page)).toEqual(['<p style="width: 3000px"></p>']);
});

test('small targets are found, except in a sentence or with space around them', async ({
  page,
}) => {
  const style = 'style="display: inline-block; width: 16px; height: 16px; padding: 0"';
  await page.setContent(`
    <div><button id="crowded" ${style}></button><button ${style}></button></div>
    <p style="margin: 50px"><button id="alone" ${style}></button></p>
    <p style="font-size: 12px">A <a href="/">link</a> in a sentence.</p>
    <button style="width: 24px; height: 24px"></button>`);
  expect(await smallTargets(page)).toEqual([
    expect.stringContaining('crowded'),
    expect.stringContaining('<button style="display'),
  ]);
});

test('focus without a ring, or under the bar or the chat button, is found', async ({ page }) => {
  await page.setContent(`
    <header class="site-bar" style="position: fixed; inset: 0 0 auto; height: 80px">Bar</header>
    <a href="/" style="outline: 3px solid; position: absolute; top: 20px">Under the bar</a>
    <a href="/" style="outline: none; position: absolute; top: 200px">Bare</a>
    <a href="/" style="outline: 3px solid; position: absolute; top: 300px">Fine</a>
    <a href="/" style="outline: 3px solid; position: fixed; right: 20px; bottom: 20px">Covered</a>
    <a href="/" id="chat" style="outline: 3px solid; position: fixed; right: 0; bottom: 0; padding: 30px">
      Chat</a>`);
  const stops = await walkFocus(page);
  expect(stops.map(({ faults }) => faults.join())).toEqual([
    'under site-bar',
    'no ring',
    '',
    'under chat',
    '',
  ]);
});

test('controls that forced colors hide, and text too pale for paper, are found', async ({
  page,
}) => {
  await page.setContent(`
    <button style="border: 0; background: navy; color: white">No edge</button>
    <button style="border: 1px solid">Edge</button>
    <style>#icon::before { background: currentColor; content: ''; display: block; height: 2px }</style>
    <button id="icon" style="border: 1px solid"><span class="sr-only">Menu</span></button>
    <p style="color: #ccc">Pale</p><p style="opacity: 0">Faint</p><p>Dark</p>`);
  expect(await lostControls(page)).toEqual([
    expect.stringMatching(/^no edge: .*navy/),
    expect.stringMatching(/^no icon: .*icon/),
  ]);
  await page.emulateMedia({ forcedColors: 'none', media: 'print' });
  expect(await paleText(page, 'rgb(255, 255, 255)')).toEqual([
    expect.stringContaining('No edge'),
    expect.stringContaining('Pale'),
    expect.stringContaining('Faint'),
  ]);
});

test('a page’s errors are recorded', async ({ page, site }) => {
  const errors = await watchPage(page, site.url);
  await page.route('https://elsewhere.example/**', (route) => route.abort());
  await page.setContent('<img src="https://elsewhere.example/b.png" alt="">');
  await page.goto('/about');
  await page.evaluate(async () => {
    console.info('a word');
    setTimeout(() => {
      throw new Error('an error');
    });
    document.body.insertAdjacentHTML(
      'beforeend',
      '<img src="https://elsewhere.example/a.png" alt="">',
    );
    await fetch('/no-such-file');
  });
  await expect
    .poll(errors)
    .toEqual(
      expect.arrayContaining([
        'third party: https://elsewhere.example/b.png',
        expect.stringMatching(/^failed: .*b\.png/),
        'console.info: a word',
        'error: an error',
        `404: ${site.url}/no-such-file`,
        expect.stringMatching(/^policy: img-src https:\/\/elsewhere/),
      ]),
    );
});

test('axe finds what is not accessible', async ({ page }) => {
  await page.goto('/thank-you');
  await page.evaluate(() => {
    document
      .querySelector('main')
      ?.insertAdjacentHTML('beforeend', '<a href="/"><img src="data:,"></a>');
  });
  await expect(expectAccessible(page)).rejects.toThrow('image-alt');
});

test('the validators find what is not valid', async ({ page }, testInfo) => {
  await page.goto('/thank-you');
  await page.evaluate(() => document.querySelector('main')?.append(document.createElement('img')));
  expect((await ibmFaults(page)).faults).toEqual([expect.stringContaining('img_alt_valid')]);
  expect(policyFaults("script-src 'self' 'unsafe-inline'; object-src 'none'")).toEqual([
    expect.stringContaining("'unsafe-inline' allows"),
  ]);
  if (isInstalled('java')) {
    const file = testInfo.outputPath('invalid.html');
    await writeFile(file, '<!doctype html><html lang="en"><title>A</title><p><center>B</center>');
    expect(await nuFaults(file)).toEqual([expect.stringContaining('center')]);
  }
  if (isInstalled('spamassassin')) {
    expect(spamFaults(['Subject: YOU HAVE WON\n\nClick here.'])).toEqual([
      expect.arrayContaining(['SUBJ_ALL_CAPS']),
    ]);
  }
});
