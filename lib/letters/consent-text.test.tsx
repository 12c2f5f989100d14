/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import PrivacyPolicyPage from '#app/(site)/privacy-policy/page.tsx';
import { SiteFooter } from '#components/layout/site-footer.tsx';
import { consentText } from './consent-text.ts';

const readAs = (text: string) => text.replace(/\s+/g, ' ');

test('the text of a consent is what the footer and the privacy policy show', () => {
  render(
    <>
      <PrivacyPolicyPage />
      <SiteFooter />
    </>,
  );
  const shown = readAs(document.body.textContent ?? '');
  expect(consentText().filter((line) => !shown.includes(readAs(line)))).toEqual([]);
  const form = screen.getByRole('button', { name: 'Subscribe' }).closest('form')?.parentElement;
  const notice = [...(form?.querySelectorAll('p, h2') ?? [])].map(({ textContent }) => textContent);
  expect(consentText()).toEqual(expect.arrayContaining(notice));
});
