import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from '@playwright/test';
import { freePort } from '#testing/listen.ts';
import { findWebKit } from '#tools/browser.ts';

export const keys = { tab: '\uE004', enter: '\uE007', escape: '\uE00C', left: '\uE012' };

export type WebKit = Awaited<ReturnType<typeof openWebKit>>;

/** Starts WebKitGTK's MiniBrowser under Xvfb, driven by classic WebDriver. */
export async function openWebKit() {
  const { driver, browser } = findWebKit() ?? {};
  if (!driver || !browser) throw new Error('WebKit is not installed');
  const home = await mkdtemp(path.join(tmpdir(), 'webkit-'));
  await mkdir(path.join(home, 'gtk-3.0'));
  // Allows phone widths: GTK's widgets need 447 px otherwise.
  const css = '* { font-size: 1px; min-width: 0; padding: 0; margin: 0 }';
  await writeFile(path.join(home, 'gtk-3.0/gtk.css'), css);

  const port = await freePort();
  // Smaller than the window: without a window manager, focus follows the pointer in the screen's middle.
  const screen = ['-a', '-s', '-screen 0 640x480x24'];
  const server = spawn('xvfb-run', [...screen, driver, `--port=${port}`], {
    env: { ...process.env, XDG_CONFIG_HOME: home, XDG_CACHE_HOME: home, XDG_DATA_HOME: home },
    stdio: 'ignore',
    // Its own process group, so that Xvfb ends with the driver.
    detached: true,
  });
  const call = async (method: string, command: string, body?: object) => {
    const response = await fetch(`http://127.0.0.1:${port}${command}`, {
      method,
      // The driver closes idle connections, at times in the middle of the next request.
      headers: { connection: 'close' },
      body: body ? JSON.stringify(body) : null,
    });
    const { value } = (await response.json()) as { value: never };
    if (!response.ok) throw new Error(`${method} ${command}: ${JSON.stringify(value)}`);
    return value;
  };
  const dispose = async () => {
    if (server.pid) process.kill(-server.pid);
    await rm(home, { recursive: true, force: true, maxRetries: 5 });
  };

  await expect(() => call('GET', '/status')).toPass();
  const capabilities = {
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
  };
  const { sessionId } = await call('POST', '/session', {
    capabilities: { alwaysMatch: capabilities },
  }).catch(async (error) => {
    await dispose();
    throw error;
  });
  const ask = (method: string, command: string, body?: object) =>
    call(method, `/session/${sessionId}${command}`, body);
  const pointer = (actions: object[]) =>
    ask('POST', '/actions', { actions: [{ type: 'pointer', id: 'mouse', actions }] });

  const run = <Args extends unknown[], Result>(
    script: (...args: Args) => Result,
    ...values: Args
  ): Promise<Awaited<Result>> =>
    ask('POST', '/execute/sync', { script: `return (${script})(...arguments)`, args: values });

  const hover = async (selector: string) => {
    const [x, y] = await run(scrollToMiddle, selector);
    const steps = [0.5, 0.8, 1].map((part) => ({ x: Math.ceil(x * part), y: Math.ceil(y * part) }));
    await pointer(steps.map((step) => ({ type: 'pointerMove', duration: 30, ...step })));
  };

  return {
    goto: (url: string) => ask('POST', '/url', { url }),
    resize: (width: number, height: number) => ask('POST', '/window/rect', { width, height }),
    run,
    hover,
    /** Role and name of an element, as WebKit tells them to a screen reader. */
    async told(selector: string): Promise<[role: string, name: string]> {
      const found = await ask('POST', '/element', { using: 'css selector', value: selector });
      const [id] = Object.values<string>(found);
      const ofElement = (what: string) => ask('GET', `/element/${id}/computed${what}`);
      return [await ofElement('role'), await ofElement('label')];
    },
    async click(selector: string) {
      // What loads late may move the page under the pointer.
      const isUnderPointer = (one: string) => document.querySelector(one)?.matches(':hover');
      await expect(async () => {
        await hover(selector);
        expect(await run(isUnderPointer, selector)).toBe(true);
      }).toPass();
      await pointer([
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]);
    },
    type: (text: string) => {
      const actions = [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
      return ask('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
    },
    dispose: () => ask('DELETE', '').finally(dispose),
  };
}

function scrollToMiddle(selector: string): [number, number] {
  const element = document.querySelector(selector);
  if (!element) throw new Error(`There is no ${selector}`);
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = element.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}
