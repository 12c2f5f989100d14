import type { Email } from 'postal-mime';
import { content } from '#lib/content/content.ts';
import { mailboxes } from '#lib/content/site.ts';
import type { NewLead } from '#lib/database/schema.ts';
import { openPostOffice, sentAt, soonAfter } from '#testing/post-office.ts';
import { rowsOf } from '#testing/seed.ts';
import { formatTime } from '../mail-content.ts';

const { site } = content();

const header = (mail: Email | undefined, key: string) =>
  mail?.headers.find((one) => one.key === key)?.value;

const textOf = (mail: Email | undefined) => mail?.text?.replaceAll('\r\n', '\n');
const htmlOf = (mail: Email | undefined) => mail?.html?.replaceAll('\r\n', '\n') ?? '';

const deliverLead = async (changes?: Partial<NewLead>) => {
  const { addLead, deliver, inbox } = await openPostOffice();
  await addLead(changes);
  await deliver();
  const [mail] = inbox.mails;
  if (!mail) throw new Error('No mail came');
  return mail;
};

it('the mail of a lead goes from the site to the agency, and replies to the visitor, whatever they are called', async () => {
  const name = 'Zoë <boss@example.com> می\u200cخواهم 👩\u200d💻';
  const mail = await deliverLead({ name });
  expect(mail.from).toMatchObject(mailboxes().from);
  expect(header(mail, 'auto-submitted')).toBe('auto-generated');
  expect(mail.to).toMatchObject([{ address: mailboxes().to }]);
  expect(mail.replyTo).toMatchObject([{ name, address: 'ayesha@example.com' }]);
  expect(mail.subject).toContain(name);
});

it('has no header, and no mark of another direction, by a visitor’s name', async () => {
  const mail = await deliverLead({ name: 'Ayesha\r\nBcc: x@example.com\0\u202e\u200b' });
  expect(mail.subject).toMatch(/^New lead: Ayesha\s+Bcc: x@example\.com\P{Cf}*$/u);
  expect(mail.subject).not.toMatch(/\p{Cc}/u);
  expect(header(mail, 'bcc')).toBeUndefined();
});

it('has no reply-to, but a link, for an address that many servers refuse in a header', async () => {
  const mail = await deliverLead({ email: 'zoë@example.com' });
  expect(header(mail, 'reply-to')).toBeUndefined();
  expect(textOf(mail)).toContain('Write to zoë@example.com: a reply to this mail would not');
  expect(mail.html).toContain('href="mailto:zo%C3%AB@example.com"');
});

it('names the source of the visit beside the page, if known', async () => {
  const came = { utm_source: 'google', utm_campaign: '<b>sale', referrer: 'google.com' };
  const mail = await deliverLead(came);
  expect(textOf(mail)).toContain('\nPage: /contact, came by google / <b>sale\n');
  expect(mail.html).not.toContain('<b>sale');
  const pages = { first_page: '/', page_before: '/services/seo' };
  expect(textOf(await deliverLead(pages))).toMatch(/\nPage before: SEO\nVisit began on: Home/);
  expect(textOf(await deliverLead())).toContain('\nPage: /contact\n');
});

it('keeps lines, spaces and markup of the message, in the direction of its script', async () => {
  const message = 'السلام علیکم,\n\n  <img src=x onerror=alert(1)>\n\tsecond:  a blog';
  const mail = await deliverLead({ name: 'زارا', message });
  expect(textOf(mail)).toContain(message);
  expect(mail.html).not.toContain('<img');
  expect(mail.html).toMatch(/<span dir="auto">زارا</);
  expect(htmlOf(mail).replaceAll('&nbsp;', '\u00a0')).toMatch(
    /<td dir="auto"[^>]*>السلام علیکم,<br>\n<br>\n\u00a0 &#60;img.*<br>\n\u00a0\u00a0\u00a0 second:\u00a0 a blog</,
  );
});

it('a subscription is welcomed with a way out of one click (RFC 8058), and the agency told of its consent', async () => {
  const { addSubscriber, deliver, inbox, store } = await openPostOffice();
  // A mailbox that ends with a dot, which RFC 5322 has quoted.
  await addSubscriber('first.@docomo.ne.jp');
  while (await deliver(soonAfter));
  const [reader] = await rowsOf(store, 'subscribers');
  const url = `${site.url}/api/newsletter/unsubscribe?token=${reader?.token}`;
  const sentTo = (address: string) => inbox.mails.find(({ to }) => to?.[0]?.address === address);
  const [welcome, notice] = [sentTo('"first."@docomo.ne.jp'), sentTo(mailboxes().to)];
  expect(header(welcome, 'auto-submitted')).toBe('auto-generated');
  expect(header(welcome, 'list-unsubscribe')).toBe(`<${url}>`);
  expect(header(welcome, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  expect(welcome?.html).toContain(`href="${url}"`);
  expect(welcome?.text).toContain(url);

  const moment = formatTime(sentAt).replace(/\s+/g, ' ');
  const told = new RegExp(`first\\.@docomo\\.ne\\.jp.*${moment}.*2025-08-29`);
  expect(notice?.text?.replace(/\s+/g, ' ')).toMatch(told);
  expect(header(notice, 'list-unsubscribe')).toBeUndefined();
});

it('the notice tells of those of some seconds together, and of each once', async () => {
  const { addSubscriber, deliver, inbox } = await openPostOffice();
  for (let second = 0; second < 120; second += 10) {
    const now = sentAt + second * 1_000;
    await addSubscriber(`s${second}@example.com`, now);
    while (await deliver(now));
  }
  while (await deliver(sentAt + 300_000));
  const notices = inbox.mails.filter(({ to }) => to?.[0]?.address === mailboxes().to);
  const told = notices.flatMap((mail) => textOf(mail)?.match(/[\w.]+(?=@example\.com)/g) ?? []);
  expect([notices.length, told.length, new Set(told).size]).toEqual([4, 12, 12]);
});
