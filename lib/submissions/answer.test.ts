import { contactMessage, formRequest } from '#testing/requests.ts';
import { emptyStore, stored } from '#testing/stored.ts';
import { receiveContact } from './contact.ts';

const post = (values: Record<string, string>) =>
  receiveContact(formRequest('/api/contacts', values));

beforeEach(emptyStore);

describe('a contact form posted without JavaScript', () => {
  it('is answered with a page that names every fault and how to go back, and nothing is stored', async () => {
    const response = await post({ ...contactMessage, name: '', email: 'nobody' });
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
