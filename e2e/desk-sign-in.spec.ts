import { once } from 'node:events';
import { createToken } from '#lib/desk/sign-in-links.ts';
import { openBrowser, openSite, owner } from '#testing/desk.ts';
import { freePort } from '#testing/listen.ts';
import { onStore, runServer } from '#testing/site.ts';
import { expect, test } from './support/test.ts';

test('a passkey is added, signs in once an answer, and is removed', async ({
  browser: chromium,
}) => {
  const port = String(await freePort());
  // Browsers make none for a bare number.
  const SITE_URL = `http://localhost:${port}`;
  await using opened = await openSite({ PORT: port, SITE_URL });
  const { inbox, site } = opened;
  const page = await chromium.newPage({ baseURL: SITE_URL });
  // A device with a passkey store of its own.
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('WebAuthn.enable');
  const verifies = { hasUserVerification: true, isUserVerified: true };
  const { authenticatorId } = await protocol.send('WebAuthn.addVirtualAuthenticator', {
    options: { protocol: 'ctap2', transport: 'internal', hasResidentKey: true, ...verifies },
  });
  const verifyPerson = (isUserVerified: boolean) =>
    protocol.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
  const press = (name: string) => page.getByRole('button', { name }).click();
  const says = (text: string | RegExp) =>
    expect(page.locator('main p[role=status].card')).toContainText(text);
  const told = (what: string) =>
    inbox.waitFor(({ to, subject }) => to?.[0]?.address === owner && !!subject?.includes(what));

  const token = await onStore(site, (store) => createToken(store, owner));
  await page.goto(`/desk/enter?token=${token}`);
  await press('Sign in');
  await page.goto('/desk/sessions');
  await page.getByLabel('Its name').fill('My phone');
  await press('Add a passkey');
  await says('The passkey is added');
  await expect(page.locator('main')).toContainText('My phone');
  await told('was added');

  // So that what is grave asks who it is.
  const created_at = new Date(Date.now() - 3_600_000).toISOString();
  await onStore(site, ({ db }) => db.updateTable('desk_sessions').set({ created_at }).execute());
  await page.goto('/desk/people');
  await press('By a passkey');
  await expect(page.getByRole('heading', { name: 'Invite somebody' })).toBeVisible();

  await press('Sign out');
  await verifyPerson(false);
  await press('Sign in with a passkey');
  await expect(page.locator('form [role=status]')).toContainText('did not work');
  // Nor by an answer of a device that was not asked to verify.
  await page.route(
    '**/act/enter-passkey',
    async (route) => {
      const response = await route.fetch();
      const json = { ...(await response.json()), userVerification: 'discouraged' };
      await route.fulfill({ response, json });
    },
    { times: 1 },
  );
  await press('Sign in with a passkey');
  await says('not known here');
  await verifyPerson(true);
  const answer = page.waitForRequest((sent) => /credential=./.test(sent.postData() ?? ''));
  await press('Sign in with a passkey');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Messages');
  const replayed = Object.fromEntries(new URLSearchParams((await answer).postData() ?? ''));
  const another = openBrowser(site);
  const refused = await another.press('enter-passkey', replayed);
  expect(refused.headers.get('location')).toContain('enter-passkey.unknown');
  expect(another.cookies()).toEqual([]);

  await page.goto('/desk/sessions');
  await press('Remove it');
  await says('The passkey is removed');
  await told('was removed');
  await press('Sign out');
  await press('Sign in with a passkey');
  await says('not known here');
  await page.close();
});

test('a trial prints how to get in', async () => {
  const env = { PORT: String(await freePort()), DATA_DIR: test.info().outputPath('data') };
  const start = runServer(env, ['ignore', 'pipe', 'ignore'], { program: ['tools/start.ts'] });
  const exited = once(start, 'exit');
  try {
    let printed = '';
    for await (const part of start.stdout ?? []) {
      printed += part;
      if (printed.includes('The desk:')) break;
    }
    // Nobody has sent anything.
    expect(printed).not.toContain('submission');
    const [, token = ''] =
      /The desk: \S+\?token=(\w+) \(for 10 minutes, once\)/.exec(printed) ?? [];
    const browser = openBrowser({ url: `http://127.0.0.1:${env.PORT}` });
    await browser.press('enter', { token });
    expect((await browser.get('/desk')).status).toBe(200);
  } finally {
    start.kill();
    await exited;
  }
});
