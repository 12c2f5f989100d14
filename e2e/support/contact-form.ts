import type { Page } from '@playwright/test';
import type { Email } from 'postal-mime';
import { type ContactMessage, contactFields, mapFields } from '#lib/shared/contact-fields.ts';
import { sampleOption } from '#testing/samples.ts';

let count = 0;

/** A message with a text of its own in each field. */
export function newLead(): ContactMessage {
  count += 1;
  const mark = `${process.pid}-${count}`;
  return mapFields(contactFields, ({ field, kind }) => {
    if (kind === 'phone') return `+92 301 ${2_345_678 + count}`;
    return kind === 'email' ? `visitor.${mark}@example.com` : `The ${field} of visitor ${mark}`;
  });
}

/** Whether a mail is the one about this lead, for `inbox.waitFor`. */
export const mailOf =
  ({ message }: Pick<ContactMessage, 'message'>) =>
  ({ text }: Email) =>
    !!text?.includes(message);

export function postLead(
  url: string,
  {
    body = newLead(),
    headers,
    signal,
  }: { body?: unknown; headers?: Record<string, string>; signal?: AbortSignal } = {},
): Promise<Response> {
  return fetch(`${url}/api/contacts`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
    signal: signal ?? null,
  });
}

export async function fillContactForm(page: Page, lead: ContactMessage): Promise<void> {
  await fillFields(page, lead);
  await chooseService(page, sampleOption);
}

export async function fillFields(
  page: Page,
  texts: Partial<ContactMessage>,
  form = page.locator('main form'),
): Promise<void> {
  for (const [field, text] of Object.entries(texts)) {
    await form.locator(`[name=${field}]`).fill(text);
  }
}

export async function chooseService(page: Page, service: string): Promise<void> {
  const menu = page.getByRole('combobox', { name: 'Service' });
  await page.locator('main form button[role=combobox]').waitFor();
  await menu.click();
  await page.getByRole('option', { name: service, exact: true }).click();
}

/** For a page whose words may be translated. */
export async function chooseAnyService(page: Page): Promise<void> {
  await page.locator('main form button[role=combobox]').click();
  await page.getByRole('option').first().click();
}
