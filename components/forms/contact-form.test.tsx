/** @jest-environment jsdom */
import { screen, waitFor } from '@testing-library/dom';
import { sourceKey } from '#lib/shared/source.ts';
import { answer, expectToast, openForm, watchNavigation } from '#testing/form-page.tsx';
import { ContactForm } from './contact-form.tsx';

const good = {
  'Full Name': 'Ayesha Khan',
  Email: 'ayesha@example.com',
  Phone: '+92 300 1234567',
  Service: 'SEO & SEM',
  Message: 'We sell shoes and want a shop.',
};

const failed = {
  title: 'Submission Failed',
  description: 'There was an error submitting your message. Please try again.',
  variant: 'destructive',
};
const unreachable = {
  title: 'Network Error',
  description: 'Unable to submit your message. Please check your connection and try again.',
  variant: 'destructive',
};

const agency = { email: 'hello@agency.example', chatNumber: '+92 300 7654321' };
const open = () => openForm(<ContactForm agency={agency} serviceOptions={[good.Service]} />);
const control = (label: string) => screen.getByLabelText(new RegExp(`^${label}`));
const button = () => screen.getByRole('button', { name: /^Send/ });

async function submit({ user }: ReturnType<typeof open>, changes: Partial<typeof good> = {}) {
  const { Service, ...typed } = { ...good, ...changes };
  // Radix's select, over the native one once the form is touched, is tested in a browser.
  if (Service) await user.selectOptions(control('Service'), Service);
  for (const [label, value] of Object.entries(typed)) {
    if (value) await user.type(control(label), value);
  }
  await user.click(button());
}

let navigation: ReturnType<typeof watchNavigation>;
beforeEach(() => {
  navigation = watchNavigation();
});
afterEach(() => jest.restoreAllMocks());

describe('the contact form with an invalid field', () => {
  it.each([
    [
      'Full Name',
      { 'Full Name': ' ' },
      'Full Name Required',
      'Please enter your full name to continue.',
    ],
    ['Email', { Email: '' }, 'Email Required', 'Please enter your email address to continue.'],
    [
      'Phone',
      { Phone: '' },
      'Phone Number Required',
      'Please enter your phone number to continue.',
    ],
    [
      'Service',
      { Service: '' },
      'Service Selection Required',
      "Please select a service you're interested in.",
    ],
    [
      'Message',
      { Message: '   ' },
      'Message Required',
      'Please tell us about your project or requirements.',
    ],
  ])(
    'shows the error in a toast and at the field: %s',
    async (label, changes, title, description) => {
      const page = open();
      await submit(page, changes);
      await expectToast({ title, description, variant: 'destructive' });
      expect(control(label)).toHaveAttribute('aria-invalid', 'true');
      expect(control(label)).toHaveAccessibleDescription(description);
      expect(control(label)).toHaveFocus();
      expect(page.fetch).not.toHaveBeenCalled();
    },
  );

  it('marks only the first invalid field', async () => {
    await submit(open(), { 'Full Name': '', Email: '', Message: '' });
    expect(control('Full Name')).toHaveAttribute('aria-invalid', 'true');
    for (const label of ['Email', 'Phone', 'Service', 'Message']) {
      expect(control(label)).toHaveAttribute('aria-invalid', 'false');
    }
  });

  it('gives the agency’s address as an example of an e-mail', async () => {
    await submit(open(), { Email: 'ayesha' });
    await expectToast({
      title: 'Invalid Email Format',
      description: 'Please enter a valid email address (e.g., hello@agency.example).',
      variant: 'destructive',
    });
  });

  it('loses its mark as soon as it is right, and can be sent', async () => {
    const page = open();
    await submit(page, { Message: 'A shop' });
    const message = control('Message');
    await page.user.type(message, ', ple');
    expect(message).toHaveAttribute('aria-invalid', 'true');
    expect(message).toHaveAccessibleDescription(/at least 15 characters/);
    await page.user.type(message, 'ase.');
    expect(message).toHaveAttribute('aria-invalid', 'false');
    expect(message).not.toHaveAccessibleDescription();
    await page.user.click(button());
    expect(page.sent()).toMatchObject([{ body: { message: 'A shop, please.' } }]);
  });

  it('is described by what is still wrong', async () => {
    const page = open();
    await submit(page, { Message: '' });
    await page.user.type(control('Message'), 'A shop');
    expect(control('Message')).toHaveAccessibleDescription(/at least 15 characters/);
  });

  it('may be the service, chosen later', async () => {
    const page = open();
    await submit(page, { Service: '' });
    await page.user.selectOptions(control('Service'), good.Service);
    expect(control('Service')).toHaveAttribute('aria-invalid', 'false');
  });
});

describe('the filled-in contact form', () => {
  it('sends four fields, normalized, and not the service', async () => {
    const page = open();
    await submit(page, {
      'Full Name': '  Ayesha\u00a0\u00a0Khan ',
      Email: '\u200bAyesha@Example.COM',
      Phone: ' \u202a+92\u00a0300.۱۲۳۴۵۶۷\u202c ',
      Message: ' We sell shoes\u2028and want a shop.{enter}',
    });
    expect(page.sent()).toEqual([
      {
        path: '/api/contacts',
        body: {
          name: 'Ayesha Khan',
          email: 'ayesha@example.com',
          phone: '+92 300 1234567',
          message: 'We sell shoes\nand want a shop.',
        },
      },
    ]);
  });

  it('also sends the source of the visit, if the tab has stored one', async () => {
    const page = open();
    sessionStorage.setItem(sourceKey, 'utm_source=google&referrer=google.com');
    await submit(page);
    expect(page.sentHeaders()).toMatchObject([
      { 'X-Visit-Source': 'utm_source=google&referrer=google.com' },
    ]);
    expect(Object.keys(page.sent()[0]?.body)).toEqual(['name', 'email', 'phone', 'message']);
  });

  it('says that it is sending, and keeps the focus through a failure', async () => {
    const page = open();
    const release = page.hold();
    await submit(page);
    expect(button()).toHaveTextContent(/^Sending\.\.\.$/);
    expect(button()).toHaveAttribute('aria-disabled', 'true');
    await release(answer(503, ''));
    expect(button()).toHaveAttribute('aria-disabled', 'false');
    expect(button()).not.toHaveTextContent('Sending...');
    expect(button()).toHaveFocus();
  });

  it('is sent once, even if submitted again meanwhile', async () => {
    const page = open();
    page.hold();
    await submit(page);
    await page.user.click(button());
    await page.user.type(control('Email'), '{enter}');
    expect(page.sent()).toHaveLength(1);
  });

  it('leads to the thank-you page once the message is accepted', async () => {
    await submit(open());
    await waitFor(() => expect(navigation.mock.calls).toEqual([['/thank-you']]));
  });
});

describe('the contact form after a failure', () => {
  it.each([
    ['an answer that is not ok', 503, '{"success": true}'],
    ['an answer whose success flag is false', 200, '{"success": false}'],
    ['an answer whose success flag is not a boolean', 200, '{"success": "true"}'],
    ['an answer without a success flag', 200, '{}'],
    ['an answer of null', 200, 'null'],
  ])('shows that after %s', async (_, status, body) => {
    const page = open();
    page.fetch.mockResolvedValue(answer(status, body));
    await submit(page);
    await expectToast(failed);
    expect(navigation).not.toHaveBeenCalled();
  });

  it('says so without an answer, and keeps the input', async () => {
    const page = open();
    page.fetch.mockRejectedValue(new TypeError('Failed to fetch'));
    await submit(page);
    await expectToast(unreachable);
    expect(navigation).not.toHaveBeenCalled();
    const { Service, ...typed } = good;
    expect(control('Service')).toHaveTextContent(Service);
    for (const [label, value] of Object.entries(typed)) expect(control(label)).toHaveValue(value);
  });

  it('marks and focuses the field that the server rejects', async () => {
    const page = open();
    const errors = { name: 'The name is too long.' };
    page.fetch.mockResolvedValue(answer(400, JSON.stringify({ success: false, errors })));
    await submit(page);
    await expectToast(failed);
    expect(control('Full Name')).toHaveAttribute('aria-invalid', 'true');
    expect(control('Full Name')).toHaveAccessibleDescription(errors.name);
    expect(control('Full Name')).toHaveFocus();
  });
});
