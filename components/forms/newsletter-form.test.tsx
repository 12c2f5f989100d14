/** @jest-environment jsdom */
import { fireEvent, screen } from '@testing-library/dom';
import { answer, expectToast, openForm } from '#testing/form-page.tsx';
import { NewsletterForm } from './newsletter-form.tsx';

const open = () => openForm(<NewsletterForm policyHref="/privacy-policy" />);
const field = () => screen.getByRole('textbox', { name: 'Email address' });
const button = () => screen.getByRole('button', { name: 'Subscribe' });

async function submit({ user }: ReturnType<typeof open>, email = 'reader@example.com') {
  await user.type(field(), email);
  await user.click(button());
}

const failure = {
  title: 'Error',
  description: 'Failed to subscribe. You may already be subscribed.',
  variant: 'destructive',
};

describe('the newsletter form', () => {
  it('sends the address', async () => {
    const page = open();
    await submit(page);
    expect(page.sent()).toEqual([
      { path: '/api/newsletter', body: { email: 'reader@example.com' } },
    ]);
  });

  it('does nothing if submitted empty', async () => {
    const page = open();
    fireEvent.submit(field().closest('form') as HTMLFormElement);
    expect(page.fetch).not.toHaveBeenCalled();
    expect(screen.queryByRole('listitem')).toBeNull();
  });

  it('has the browser require a valid address', () => {
    open();
    expect(field()).toBeRequired();
    expect(field()).toHaveAttribute('type', 'email');
  });

  it('is sent once while pending, and keeps the focus if that fails', async () => {
    const page = open();
    const release = page.hold();
    await submit(page);
    expect(button()).toHaveAttribute('aria-disabled', 'true');
    await page.user.click(button());
    expect(page.sent()).toHaveLength(1);
    await release(answer(500, ''));
    expect(button()).toHaveAttribute('aria-disabled', 'false');
    expect(button()).toHaveFocus();
  });

  it('is cleared and shows a toast after any ok answer', async () => {
    const page = open();
    page.fetch.mockResolvedValue(answer(200, 'not even JSON'));
    await submit(page);
    await expectToast({
      title: 'Subscribed!',
      description: 'Thank you for subscribing to our newsletter.',
      variant: 'default',
    });
    expect(field()).toHaveValue('');
  });

  it('keeps the address and shows the error if the answer is not ok', async () => {
    const page = open();
    page.fetch.mockResolvedValue(answer(409, '{}'));
    await submit(page);
    await expectToast(failure);
    expect(field()).toHaveValue('reader@example.com');
  });

  it('keeps the address and shows the error if there is no answer', async () => {
    const page = open();
    page.fetch.mockRejectedValue(new TypeError('Failed to fetch'));
    await submit(page);
    await expectToast(failure);
    expect(field()).toHaveValue('reader@example.com');
  });
});
