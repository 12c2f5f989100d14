/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { sourceKey } from '@/lib/shared/source';
import { answer, openForm, shownToast } from '@/testing/form-page';
import { HomeContactForm } from './home-contact-form';

const typed = {
  Name: 'Ayesha',
  Email: 'ayesha@example.com',
  Phone: '+92 300 1234567',
  Message: 'A shop, please.',
};

const failed = {
  title: 'Error',
  description: 'Failed to send message. Please try again.',
  variant: 'destructive',
};

/** The server's answer to a message with these faults. */
const refusal = (errors: Record<string, string>) =>
  answer(400, JSON.stringify({ success: false, errors }));

const agency = { email: 'hello@agency.example', chatNumber: '+92 300 7654321' };
const open = () => openForm(<HomeContactForm agency={agency} />);
const button = () => screen.getByRole('button', { name: /^Send/ });

/** Fills the form in as a visitor would, and sends it. */
async function submit({ user }: ReturnType<typeof open>) {
  for (const [label, value] of Object.entries(typed)) {
    await user.type(screen.getByLabelText(label), value);
  }
  await user.click(button());
}

const values = () =>
  Object.keys(typed).map((label) => screen.getByLabelText<HTMLInputElement>(label).value);

let logged: jest.SpyInstance;
beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

describe('the home page’s form', () => {
  it('sends its four fields', async () => {
    const page = open();
    await submit(page);
    const { Name: name, Email: email, Phone: phone, Message: message } = typed;
    expect(page.sent()).toEqual([{ path: '/api/contacts', body: { name, email, phone, message } }]);
  });

  it('sends beside them what brought the visitor, where the tab has kept it', async () => {
    const page = open();
    sessionStorage.setItem(sourceKey, 'utm_source=google&referrer=google.com');
    await submit(page);
    const source = { utm_source: 'google', referrer: 'google.com' };
    expect(page.sent()).toMatchObject([{ body: { name: typed.Name, ...source } }]);
  });

  it('checks nothing itself: the server’s word counts', async () => {
    const page = open();
    await page.user.type(screen.getByLabelText('Email'), 'nobody');
    await page.user.click(button());
    expect(page.sent()).toMatchObject([{ body: { name: '', email: 'nobody', message: '' } }]);
  });

  it('says that it is sending, is sent once, and keeps the focus through a failure', async () => {
    const page = open();
    const release = page.hold();
    await submit(page);
    expect(button()).toHaveTextContent(/^Sending\.\.\.$/);
    expect(button()).toHaveAttribute('aria-disabled', 'true');
    await page.user.click(button());
    expect(page.sent()).toHaveLength(1);
    await release(answer(500, 'out of order'));
    expect(button()).toHaveAttribute('aria-disabled', 'false');
    expect(button()).not.toHaveTextContent('Sending...');
    expect(button()).toHaveFocus();
  });

  it('marks the fields that the server names with its words, and puts the focus on the first', async () => {
    const page = open();
    page.fetch.mockResolvedValueOnce(refusal({ message: 'Please write.', email: 'Not one.' }));
    await submit(page);
    expect(await shownToast()).toEqual(failed);
    expect(screen.getByLabelText('Email')).toHaveFocus();
    for (const [label, words] of [
      ['Email', 'Not one.'],
      ['Message', 'Please write.'],
    ] as const) {
      expect(screen.getByLabelText(label)).toHaveAttribute('aria-invalid', 'true');
      expect(screen.getByLabelText(label)).toHaveAccessibleDescription(words);
    }
    expect(screen.getByLabelText('Name')).toHaveAttribute('aria-invalid', 'false');

    await page.user.click(button());
    expect(screen.getByLabelText('Email')).toHaveAttribute('aria-invalid', 'false');
    expect(button()).toHaveFocus();
  });

  it('puts the focus on the field again where it is refused again', async () => {
    const page = open();
    page.fetch.mockImplementation(async () => refusal({ email: 'Not one.' }));
    await submit(page);
    await page.user.click(button());
    expect(screen.getByLabelText('Email')).toHaveFocus();
  });

  it.each([
    ['the message as a whole', '{"success": false, "errors": {"form": "Too many."}}'],
    ['nothing it can read', '{"errors": {"email": ["no", "words"]}}'],
    ['nothing', 'null'],
  ])('stays as it was where the refusal names %s', async (_, body) => {
    const page = open();
    page.fetch.mockResolvedValue(answer(429, body));
    await submit(page);
    expect(await shownToast()).toEqual(failed);
    for (const label of Object.keys(typed)) {
      expect(screen.getByLabelText(label)).toHaveAttribute('aria-invalid', 'false');
    }
    expect(button()).toHaveFocus();
  });

  it('is empty, and thanks, after any answer that is ok', async () => {
    const page = open();
    page.fetch.mockResolvedValue(answer(200, '{}'));
    await submit(page);
    expect(await shownToast()).toEqual({
      title: 'Message Sent!',
      description: "Thank you for contacting us. We'll get back to you soon.",
      variant: 'default',
    });
    expect(values()).toEqual(['', '', '', '']);
    expect(logged).not.toHaveBeenCalled();
  });

  it.each([
    ['the answer is not ok', answer(400, '{}'), '400: {}'],
    ['no answer came', new TypeError('Failed to fetch'), 'Failed to fetch'],
  ])('keeps what was typed, says so and logs the error when %s', async (_, outcome, message) => {
    const page = open();
    if (outcome instanceof Error) page.fetch.mockRejectedValue(outcome);
    else page.fetch.mockResolvedValue(outcome);
    await submit(page);
    expect(await shownToast()).toEqual(failed);
    expect(values()).toEqual(Object.values(typed));
    expect(logged).toHaveBeenCalledWith(expect.objectContaining({ message }));
  });
});
