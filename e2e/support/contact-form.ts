import type { Page } from '@playwright/test';
import { sampleOption } from '@/testing/samples';

export type Lead = { name: string; email: string; phone: string; message: string };

let count = 0;

/** A lead that no other test sends. */
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

/** Posts a lead as the site's own script does. */
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
    signal,
  });
}

/** What is sent within three seconds counts as suspect, and is mailed ten seconds later. */
export async function takeTime(page: Page): Promise<void> {
  await page.waitForTimeout(3_100);
}

/** Fills the contact page's form, service included. */
export async function fillContactForm(page: Page, lead: Lead): Promise<void> {
  await fillFields(page, lead);
  await chooseService(page, sampleOption);
}

/** Fills the fields of the page's form that are given, except the service. */
export async function fillFields(page: Page, { name, email, phone, message }: Partial<Lead>) {
  const form = page.locator('main form');
  for (const [label, value] of Object.entries({
    Name: name,
    Email: email,
    Phone: phone,
    Message: message,
  })) {
    if (value !== undefined) await form.getByLabel(label).fill(value);
  }
}

/** Chooses a service, whichever select stands there by now. */
export async function chooseService(page: Page, service: string): Promise<void> {
  const menu = page.getByRole('combobox', { name: 'Service' });
  await page.locator('main form button[role=combobox]').waitFor();
  await menu.click();
  await page.getByRole('option', { name: service, exact: true }).click();
}
