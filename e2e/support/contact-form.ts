import type { Page } from '@playwright/test';
import type { Email } from 'postal-mime';
import { sampleOption } from '#testing/samples.ts';

export type Lead = { name: string; email: string; phone: string; message: string };

let count = 0;

export function newLead(): Lead {
  count += 1;
  const mark = `${process.pid}-${count}`;
  return {
    name: `Visitor ${mark}`,
    email: `visitor.${mark}@example.com`,
    phone: '+92 301 2345678',
    message: `We sell carpets in Anarkali and want a shop online. (${mark})`,
  };
}

/** Whether a mail is the one about this lead, for `inbox.waitFor`. */
export const mailOf =
  ({ message }: Pick<Lead, 'message'>) =>
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

export async function fillContactForm(page: Page, lead: Lead): Promise<void> {
  await fillFields(page, lead);
  await chooseService(page, sampleOption);
}

export async function fillFields(page: Page, { name, email, phone, message }: Partial<Lead>) {
  const form = page.locator('main form');
  const values = { Name: name, Email: email, Phone: phone, Message: message };
  for (const [label, value] of Object.entries(values)) {
    if (value !== undefined) await form.getByLabel(label).fill(value);
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
