import { content } from '#lib/content/content.ts';
import { specified } from './specified.ts';

const { privacy: privacyPolicy } = content();
const { sections } = privacyPolicy;

specified('the privacy policy of [2.12]', () => {
  test('has its date and its sections', () => {
    // The specification's date, or that of a later change to the text.
    expect(Date.parse(privacyPolicy.updated)).toBeGreaterThanOrEqual(Date.parse('2025-08-29'));
    expect(sections.map(({ title }) => title)).toEqual([
      'Introduction',
      'Information We Collect',
      'How We Use Your Information',
      'Information Sharing and Disclosure',
      'Data Security',
      'Your Rights',
      'Cookies and Tracking',
      'Third-Party Services',
      'Children’s Privacy',
      'Changes',
      'Contact Us',
    ]);
  });

  test.each([
    ['collection', ['Personal information', 'Usage information', 'Marketing information']],
    ['sharing', ['We do not sell personal data', 'service providers', 'legal reasons']],
    ['sharing', ['business protection', 'with your consent']],
    ['rights', ['access', 'correction', 'deletion', 'portability', 'objection', 'restriction']],
    ['children', ['under 18']],
    ['contact-us', ['within 24 hours']],
  ])('%s says %j', (id, words) => {
    const text = JSON.stringify(sections.find((section) => section.id === id));
    for (const word of words) expect(text).toContain(word);
  });
});
