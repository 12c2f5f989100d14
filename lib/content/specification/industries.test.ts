import { content } from '#lib/content/content.ts';
import { getIndustry } from '#lib/content/lookup.ts';
import { items, slugsOf, specified } from './specified.ts';

const { industries } = content();

/** Words in the headings of the cards [2.9]. */
const features: Record<string, string[]> = {
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

specified('the industries of [2.9]', () => {
  test('are the 16 of [2.1], in the order of the menu', () => {
    expect(slugsOf(industries)).toEqual(Object.keys(features));
    expect(industries).toHaveLength(16);
  });

  test.each(Object.entries(features))('%s has its features, nine for non-profit', (slug, asked) => {
    const written = getIndustry(slug).features.items;
    expect(written).toHaveLength(slug === 'non-profit' ? 9 : 6);
    const titles = written.map(({ title }) => title.toLowerCase()).join(' / ');
    for (const feature of asked) expect(titles).toContain(feature.toLowerCase());
  });
});
