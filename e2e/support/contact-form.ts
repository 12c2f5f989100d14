import { expect, type Page } from '@playwright/test';
import type { Email } from 'postal-mime';
import { type ContactMessage, contactFields, mapFields } from '#lib/leads/contact-fields.ts';
import { sampleOption } from '#testing/samples.ts';
import type { Site } from '#testing/site.ts';
import { storedIn } from '#testing/stored.ts';

let count = 0;

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

export const postLead = (url: string, { body = newLead(), headers = {} } = {}) =>
  postJson(`${url}/api/contacts`, body, headers);

export function postJson(address: string, body: object, headers: object = {}): Promise<Response> {
  return fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', connection: 'close', ...headers },
    body: JSON.stringify(body),
  });
}

export async function fillContactForm(page: Page, lead: ContactMessage): Promise<void> {
  await fillFields(page, lead);
  await chooseService(page, sampleOption);
}

export async function fillFields(
  page: Page,
  texts: Record<string, string>,
  form = page.locator('main form'),
): Promise<void> {
  for (const [field, text] of Object.entries(texts)) {
    const control = form.locator(`[name=${field}]`);
    expect(await control.count(), `the form has a <Field> for ${field}`).toBe(1);
    const isSelect = (await control.evaluate((element) => element.tagName)) === 'SELECT';
    await (isSelect ? control.selectOption(text) : control.fill(text));
  }
}

/** @param service without it the first, as the words of the page may be translated */
export async function chooseService(page: Page, service?: string): Promise<void> {
  await serviceButton(page).click();
  const options = page.getByRole('option', service ? { name: service, exact: true } : {});
  await options.first().click();
}

/** Radix's, whatever its language. */
export const serviceButton = (page: Page) =>
  page.locator('select[name=service] + div [role=combobox]');

/** Waits for a message. What is stored is mailed: lead.spec.ts. */
export async function expectStored(site: Site, { message }: { message: string }): Promise<void> {
  const messages = () => storedIn(site.dataDir, 'SELECT message FROM leads');
  await expect.poll(messages).toContainEqual({ message });
}
