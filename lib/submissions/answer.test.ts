import { formRequest } from '#testing/requests.ts';
import { emptyStore, stored } from '#testing/stored.ts';
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

  it('is answered with a page that names every fault and how to go back, and nothing is stored', async () => {
    const response = await post({ ...fields, name: '', email: 'nobody' });
    expect(response.status).toBe(400);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const page = await response.text();
    expect(page).toContain('href="/contact"');
    expect(page).toMatch(/your name/);
    expect(page).toMatch(/e-mail address/);
    expect(page).toContain('Back button');
    expect(stored('leads')).toEqual([]);
  });

  it('never gets markup back that the visitor typed', async () => {
    const typed = '<img src=x onerror=alert(1)>';
    const page = await (
      await post({ name: typed, email: typed, phone: typed, message: typed })
    ).text();
    expect(page).not.toContain('<img');
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
});
