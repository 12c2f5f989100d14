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

/** People take longer than three seconds; what is sent within them is mailed ten seconds later. */
export async function takeTime(page: Page): Promise<void> {
  await page.waitForTimeout(3_100);
}

/** Fills the contact page's form as a visitor would, service included. */
export async function fillContactForm(page: Page, lead: Lead): Promise<void> {
  await page.getByLabel('Full Name').fill(lead.name);
  const form = page.locator('main form');
  await form.getByLabel('Email').fill(lead.email);
  await form.getByLabel('Phone').fill(lead.phone);
  await form.getByLabel('Message').fill(lead.message);
  await chooseService(page, sampleOption);
}

/** Chooses a service, whichever select stands there by now. */
export async function chooseService(page: Page, service: string): Promise<void> {
  const menu = page.getByRole('combobox', { name: 'Service' });
  await page.locator('main form button[role=combobox]').waitFor();
  await menu.click();
  await page.getByRole('option', { name: service, exact: true }).click();
}
