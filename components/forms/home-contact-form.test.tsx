/** @jest-environment jsdom */
import { screen, waitFor } from '@testing-library/dom';
import { sourceKey } from '#lib/shared/source.ts';
import { answer, expectToast, openForm } from '#testing/form-page.tsx';
import { HomeContactForm } from './home-contact-form.tsx';

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

const refusal = (errors: Record<string, string>) =>
  answer(400, JSON.stringify({ success: false, errors }));

const agency = { email: 'hello@agency.example', chatNumber: '+92 300 7654321' };
const open = () => openForm(<HomeContactForm agency={agency} />);
const button = () => screen.getByRole('button', { name: /^Send/ });

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

  it('sends the source of the visit with them, if known', async () => {
    const page = open();
    sessionStorage.setItem(sourceKey, 'utm_source=google');
    await submit(page);
    expect(page.sentHeaders()).toMatchObject([{ 'X-Visit-Source': 'utm_source=google' }]);
  });

  it('leaves validation to the server', async () => {
    const page = open();
    await page.user.type(screen.getByLabelText('Email'), 'nobody');
    await page.user.click(button());
    expect(page.sent()).toMatchObject([{ body: { name: '', email: 'nobody', message: '' } }]);
  });

  it('shows that it is sending, is sent once, and keeps the focus if that fails', async () => {
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

  it('marks the fields that the server names, with its words, and focuses the first', async () => {
    const page = open();
    page.fetch.mockResolvedValueOnce(refusal({ message: 'Please write.', email: 'Not one.' }));
    await submit(page);
    await expectToast(failed);
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

  it('keeps the mark of a refused field until it is one that the server takes', async () => {
    const page = open();
    page.fetch.mockResolvedValueOnce(refusal({ email: 'Not one.' }));
    await submit(page);
    const email = screen.getByLabelText('Email');
    await waitFor(() => expect(email).toHaveFocus());
    await page.user.clear(email);
    await page.user.type(email, 'ayesha@example');
    expect(email).toHaveAttribute('aria-invalid', 'true');
    expect(email).toHaveAccessibleDescription('Not one.');
    await page.user.type(email, '.com');
    expect(email).toHaveAttribute('aria-invalid', 'false');
  });

  it('focuses the field again if it is refused again', async () => {
    const page = open();
    page.fetch.mockImplementation(async () => refusal({ email: 'Not one.' }));
    await submit(page);
    await page.user.click(button());
    expect(screen.getByLabelText('Email')).toHaveFocus();
  });

  it.each([
    ['the message as a whole', '{"success": false, "errors": {"form": "Too many."}}'],
    ['something unreadable', '{"errors": {"email": ["no", "words"]}}'],
    ['nothing', 'null'],
  ])('stays as it was if the refusal names %s', async (_, body) => {
    const page = open();
    page.fetch.mockResolvedValue(answer(429, body));
    await submit(page);
    await expectToast(failed);
    for (const label of Object.keys(typed)) {
      expect(screen.getByLabelText(label)).toHaveAttribute('aria-invalid', 'false');
    }
    expect(button()).toHaveFocus();
  });

  it('is cleared and shows a toast after any ok answer', async () => {
    const page = open();
    page.fetch.mockResolvedValue(answer(200, '{}'));
    await submit(page);
    await expectToast({
      title: 'Message Sent!',
      description: "Thank you for contacting us. We'll get back to you soon.",
      variant: 'default',
    });
    expect(values()).toEqual(['', '', '', '']);
    expect(logged).not.toHaveBeenCalled();
  });

  it.each([
    ['the answer is not ok', answer(400, '{}'), '400: {}'],
    ['there is no answer', new TypeError('Failed to fetch'), 'Failed to fetch'],
  ])('keeps the input, shows and logs the error if %s', async (_, outcome, message) => {
    const page = open();
    if (outcome instanceof Error) page.fetch.mockRejectedValue(outcome);
    else page.fetch.mockResolvedValue(outcome);
    await submit(page);
    await expectToast(failed);
    expect(values()).toEqual(Object.values(typed));
    expect(logged).toHaveBeenCalledWith(expect.objectContaining({ message }));
  });
});
