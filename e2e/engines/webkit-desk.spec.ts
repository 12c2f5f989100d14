import { newLead, postLead } from '#e2e/support/contact-form.ts';
import { content } from '#lib/content/content.ts';
import { deskRoutes } from '#lib/desk/desk-routes.ts';
import { mailedToken } from '#testing/desk.ts';
import { owner } from '#testing/open-desk.ts';
import { keys } from './webkit.ts';
import { expect, test } from './webkit-test.ts';

test('an owner signs in, marks a message as answered, and changes a heading', async ({
  inbox,
  site,
  webkit,
}) => {
  const lead = newLead();
  await postLead(site.url, { body: lead });
  const says = (words: string) => document.querySelector('main')?.textContent?.includes(words);
  await webkit.resize(390, 844);
  await webkit.goto(`${site.url}/desk`);
  await webkit.click('#email');
  const token = await mailedToken(inbox, owner, () => webkit.type(owner + keys.enter));
  await webkit.until(says, 'on its way');
  await webkit.goto(`${site.url}/desk/enter?token=${token}`);
  await webkit.click('main button');
  await webkit.until(says, lead.message);
  expect(await webkit.run(() => document.documentElement.scrollWidth)).toBe(390);
  await webkit.click('main h3 a');
  await webkit.until(says, 'Send the answer');
  await webkit.click('form[action$="/answered"] button');
  await webkit.until(says, 'It is marked as answered.');
  const [service] = content().services;
  const at = `services/${service?.slug}.yaml#needs.title`;
  await webkit.goto(site.url + deskRoutes.words(`/services/${service?.slug}`, at));
  await webkit.until(() => document.activeElement?.matches('dialog iframe'));
  await webkit.type('Typed in WebKit ');
  await webkit.run(() => {
    const form = document.querySelector<HTMLIFrameElement>('dialog iframe')?.contentDocument;
    form?.querySelector<HTMLButtonElement>('button.main')?.click();
  });
  await webkit.until(() =>
    document.querySelector('[data-told]')?.textContent?.includes('Visitors'),
  );
  expect(
    await webkit.run(() => {
      const site = document.querySelector<HTMLIFrameElement>('[data-site]')?.contentDocument;
      return [
        document.querySelector('dialog')?.open,
        site?.activeElement?.textContent?.includes('Typed in WebKit'),
      ];
    }),
  ).toEqual([false, true]);
  await webkit.resize(1440, 900);
});
