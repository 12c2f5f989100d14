/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { answer, openForm, shownToast } from '@/testing/form-page';
import { HomeContactForm } from './home-contact-form';

const typed = {
  Name: 'Ayesha',
  Email: 'ayesha@example.com',
  Phone: '+92 300 1234567',
  Message: 'A shop, please.',
};

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

  it('checks nothing itself: the server’s word counts', async () => {
    const page = open();
    await page.user.type(screen.getByLabelText('Email'), 'nobody');
    await page.user.click(button());
    expect(page.sent()).toMatchObject([{ body: { name: '', email: 'nobody', message: '' } }]);
  });

  it('says that it is sending, and cannot be pressed meanwhile', async () => {
    const page = open();
    const release = page.hold();
    await submit(page);
    expect(button()).toHaveTextContent(/^Sending\.\.\.$/);
    expect(button()).toBeDisabled();
    await release();
    expect(button()).toBeEnabled();
    expect(button()).not.toHaveTextContent('Sending...');
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
    expect(await shownToast()).toEqual({
      title: 'Error',
      description: 'Failed to send message. Please try again.',
      variant: 'destructive',
    });
    expect(values()).toEqual(Object.values(typed));
    expect(logged).toHaveBeenCalledWith(expect.objectContaining({ message }));
  });
});
