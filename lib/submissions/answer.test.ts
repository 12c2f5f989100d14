import { formRequest } from '#testing/requests.ts';
import { emptyStore, stored } from '#testing/stored.ts';
import { plainPage } from './answer.ts';
import { receiveContact } from './contact.ts';
import { receiveSubscription } from './newsletter.ts';

const fields = {
  name: 'Ayesha',
  email: 'Ayesha@example.com',
  phone: '',
  message: 'We want a shop.\r\nSoon.',
};
const post = (values: Record<string, string>) =>
  receiveContact(formRequest('/api/contacts', values));

beforeEach(emptyStore);

describe('a contact form posted without JavaScript', () => {
  it('leads to the thank-you page once the message is stored', async () => {
    const response = await post(fields);
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe('/thank-you');
    expect(stored('leads')).toMatchObject([{ ...fields, email: 'ayesha@example.com' }]);
  });

  it('may name a service, which is ignored', async () => {
    expect((await post({ ...fields, service: 'SEO & SEM' })).status).toBe(303);
    expect(stored('leads')).toHaveLength(1);
  });

  it('is answered with a page that names every fault, and nothing is stored', async () => {
    const response = await post({ ...fields, name: '', email: 'nobody' });
    expect(response.status).toBe(400);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const page = await response.text();
    expect(page).toMatch(/your name/);
    expect(page).toMatch(/e-mail address/);
    expect(stored('leads')).toEqual([]);
  });

  it('is answered with a page that leads back to the contact page', async () => {
    expect(await (await post({})).text()).toContain('href="/contact"');
  });

  it('never gets markup back that the visitor typed', async () => {
    const typed = '<img src=x onerror=alert(1)>';
    const page = await (
      await post({ name: typed, email: typed, phone: typed, message: typed })
    ).text();
    expect(page).not.toContain('<img');
  });

  it('gets a page that can run no script', async () => {
    const policy = (await post({})).headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('script-src');
  });
});

describe('a newsletter form posted without JavaScript', () => {
  it('is answered with a page that says so, and how to leave', async () => {
    const request = formRequest('/api/newsletter', { email: 'reader@example.com' });
    const response = await receiveSubscription(request);
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
    const page = await response.text();
    expect(page).toContain('<h1>Subscribed!</h1>');
    expect(page).toContain('Unsubscribe here');
    expect(stored('subscribers')).toHaveLength(1);
  });

  it('is answered with a page that says what is wrong, and how to go back', async () => {
    const response = await receiveSubscription(formRequest('/api/newsletter', { email: 'nobody' }));
    expect(response.status).toBe(400);
    const page = await response.text();
    expect(page).toContain('<h1>You were not subscribed</h1>');
    expect(page).toContain('valid e-mail address');
    expect(page).toContain('Back button');
    expect(stored('subscribers')).toEqual([]);
  });
});

describe('a plain page', () => {
  it('shows every text as text, whatever characters it has', async () => {
    const hostile = `<script>"'&`;
    const parts = [{ text: hostile }, { button: hostile }, { link: hostile, href: `/?${hostile}` }];
    const page = await plainPage(200, hostile, parts).text();
    expect(page).not.toContain('<script>');
    expect(page.match(/&#60;script&#62;&#34;&#39;&#38;/g)).toHaveLength(6);
  });
});
