import { industries as written } from '@/content/industries';
import { expect, test } from './support/test';

const items = (text: string) => text.split(',').map((item) => item.trim());

/** The features of each industry [2.9], as they stand in the headings of the cards. */
const industries: Record<string, string[]> = {
  'real-estate': items('property search, maps, filters, CRM, mobile, agent profiles'),
  fintech:
    items(`payment gateways, mobile wallets, security, KYC, investment platforms, banking APIs,
    card management`),
  restaurant: items(`online ordering, menu management, table reservations, delivery integration,
    POS integration, kitchen display`),
  matrimonial: items(`secure profiles, OTP authentication, matching, messaging, filters,
    premium subscriptions`),
  hospital: items(`appointment booking, doctor profiles, telehealth, patient records,
    hospital management, pharmacy`),
  education: items('courses, student portal, e-learning, admissions, results, faculty'),
  hr: items('employee, attendance, payroll, recruitment, performance analytics, training'),
  'job-portal': items(`job search, candidate profiles, employer dashboard, application tracking,
    matching, career services`),
  logistics: items(
    'package tracking, fleet, route planning, analytics, warehouse, courier booking',
  ),
  'social-networking': items(
    'profiles, chat, content sharing, likes, follows, groups, notifications',
  ),
  'event-management': items(`scheduling, ticketing with QR codes, attendees, venues, analytics,
    mobile check-in`),
  legal: items(`case management, appointments, client portal, practice areas, document library,
    attorney profiles`),
  gaming: items('tournaments, leaderboards, forums, game integration, clans, achievements'),
  fitness: items(
    'class scheduling, trainer profiles, workout tracking, equipment, membership, mobile app',
  ),
  automobile: items(`listings, search, test drives, finance calculator, EMI, trade-in valuation,
    dealer management`),
  'non-profit':
    items(`donations, volunteers, events, impact tracking, grants, newsletter, social media,
    membership portal, storytelling`),
};

for (const [slug, features] of Object.entries(industries)) {
  const count = slug === 'non-profit' ? 9 : 6;

  test(`${slug} has its ${count} features between a colored hero and band [2.9]`, async ({
    plainPage: page,
  }) => {
    await page.goto(`/industries/${slug}`);
    const main = page.locator('main');
    await expect(page.locator('.site-bar')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(main.locator('section').first().getByRole('heading', { level: 1 })).toBeVisible();
    await expect(main.getByRole('region').first().getByRole('heading', { level: 2 })).toBeVisible();

    const cards = main.locator('#features li');
    await expect(cards).toHaveCount(count);
    await expect(cards.locator('svg')).toHaveCount(count);
    const named = (await cards.locator('h3').allTextContents()).join(' / ').toLowerCase();
    for (const feature of features) expect(named).toContain(feature.toLowerCase());

    const band = main.getByRole('region').last();
    const consultation = band.getByRole('link', { name: 'Get a Free Consultation', exact: true });
    await expect(consultation).toHaveAttribute('href', '/contact');
    const grounds = [main.locator('section').first(), band].map((section) =>
      section.evaluate((element) => getComputedStyle(element).backgroundColor),
    );
    for (const ground of await Promise.all(grounds)) {
      expect(ground).not.toMatch(/^rgba|rgb\(2\d\d, 2\d\d, 2\d\d\)/);
    }
  });
}

test('there are 16 industry pages [2.1]', () => {
  expect(Object.keys(industries)).toHaveLength(16);
  expect(Object.keys(industries).sort()).toEqual(written.map(({ slug }) => slug).toSorted());
});
