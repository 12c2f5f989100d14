/** @jest-environment jsdom */
import { act, fireEvent, screen, within } from '@testing-library/react';
import { showToast } from './toast.tsx';

const saved = { title: 'Saved', description: 'It is on disk.', variant: 'default' } as const;
const lost = { title: 'Lost', description: 'The disk is full.', variant: 'destructive' } as const;

const show = (toast: Parameters<typeof showToast>[0]) => act(async () => showToast(toast));
const pass = (time: number) => act(async () => jest.advanceTimersByTime(time));
const toasts = () => screen.queryAllByRole('listitem');
const close = () => fireEvent.click(within(screen.getByRole('listitem')).getByRole('button'));

// jsdom knows no style sheets that scripts make.
Object.assign(CSSStyleSheet.prototype, { replaceSync: () => undefined });
Object.assign(document, { adoptedStyleSheets: [] });

beforeEach(() => jest.useFakeTimers());
afterEach(async () => {
  if (toasts().length > 0) close();
  await pass(1_000_000);
  jest.useRealTimers();
});

it('replaces the previous one, and is shown for 5000 ms even so', async () => {
  await show(saved);
  await pass(3_000);
  await show(lost);
  expect(toasts()).toHaveLength(1);
  expect(toasts()[0]).toHaveTextContent('LostThe disk is full.');
  await pass(4_999);
  expect(toasts()).toHaveLength(1);
  await pass(1);
  expect(toasts()).toHaveLength(0);
});

it('announces another way in place of its action, and closes when that is pressed', async () => {
  const action = { text: 'By email', altText: 'You can write to us.', href: '#mail' };
  await show({ ...lost, action });
  const link = screen.getByRole('link', { name: 'By email' });
  expect(link).toHaveAttribute('href', '#mail');
  // Radix announces two frames later.
  await pass(50);
  expect(screen.getByRole('status')).toHaveTextContent(/full\. ?You can write to us\.$/);
  fireEvent.click(link);
  expect(toasts()).toHaveLength(0);
});

it('gives whoever closes it by a key the place they came from', async () => {
  const field = document.body.appendChild(document.createElement('input'));
  field.focus();
  await show(lost);
  within(screen.getByRole('listitem')).getByRole('button').focus();
  close();
  expect(field).toHaveFocus();
});

it('is removed 1000000 ms after it was closed', async () => {
  await show(saved);
  close();
  await pass(999_999);
  expect(screen.getByRole('region')).toBeInTheDocument();
  await pass(1);
  expect(screen.queryByRole('region')).toBeNull();
});
