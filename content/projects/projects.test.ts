import { categories, projects, tags } from '.';

test('each project has its category', () => {
  expect(projects.map(({ slug, category }) => `${slug} | ${category}`)).toEqual([
    'real-estate-platform | Real Estate',
    'fintech-wallet | Fintech',
    'restaurant-ordering | Restaurant',
    'matrimonial-platform | Matrimonial & Dating',
    'healthcare-appointments | Hospital / Health',
    'education-portal | Education',
    'hrms | Human Resource',
    'job-portal | Job Portal',
    'logistics-tracking | Logistics',
    'social-network | Social Networking',
    'event-ticketing | Event Management',
    'legal-firm-site | Legal',
    'gaming-competitions | Gaming',
    'fitness-booking | Fitness',
    'auto-dealership | Automobile Sales',
    'ecommerce-storefront | E-Commerce',
  ]);
  expect(categories).toEqual([...new Set(projects.map(({ category }) => category))]);
});

test('the 42 tags are those of the specification, and each is used', () => {
  expect(tags).toEqual(
    `Listings, Map, Leads, KYC, Payments, Encryption, Ordering, Delivery, POS, Matching, Messaging,
    OTP, Booking, Portal, HIPAA-lite, LMS, Admissions, Recruitment, Payroll, ESS, ATS, Profiles,
    Search, Tracking, Dispatch, POD, Chat, Groups, Feeds, Ticketing, QR, Reports, Intake, CMS,
    Scheduling, Tournaments, Leaderboard, Wallet, Memberships, Finance, Coupons, Analytics`.split(
      /,\s+/,
    ),
  );
  expect(tags).toHaveLength(42);
  expect(new Set(projects.flatMap((project) => project.tags))).toEqual(new Set(tags));
});

test('projects differ in their impacts, so that Most Popular sorts', () => {
  const counts = new Set(projects.map(({ businessImpact }) => businessImpact.length));
  expect(counts.size).toBeGreaterThanOrEqual(3);
});

test.each(projects)(
  '$slug overflows its card’s tags or tech, and names its category',
  (project) => {
    expect(project.tags.length).toBeGreaterThanOrEqual(3);
    expect(project.tech.length).toBeGreaterThan(3);
    expect(project.why).toContain('{category}');
  },
);
