import { kindsWhere } from '#lib/post/kinds.ts';
import { sampleMails } from './sample-mails.ts';

/** Posted; or only queued by 1.1.0. */
const unseen = ['alert-post', 'reminder', 'month'];

test('the preview has every kind of mail, as HTML and as text', async () => {
  const mails = await sampleMails();
  const written = kindsWhere(({ lane }) => lane !== 'posts').filter(
    (kind) => !unseen.includes(kind),
  );
  expect(new Set(mails.map(({ kind }) => kind))).toEqual(new Set(written));
  for (const { message } of mails) {
    expect(message.html).toContain('<html');
    expect(message.text).toMatch(/\S/);
  }
});
