import { content } from '#lib/content/content.ts';
import { projectTags } from '#lib/content/lookup.ts';
import { items, specified } from './specified.ts';

const { projects } = content();

specified('the portfolio of [2.10]', () => {
  test('has 16 projects, each with its category', () => {
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
  });

  test('has 42 tags', () => {
    expect(projectTags()).toEqual(
      items(`Listings, Map, Leads, KYC, Payments, Encryption, Ordering, Delivery, POS, Matching,
        Messaging, OTP, Booking, Portal, HIPAA-lite, LMS, Admissions, Recruitment, Payroll, ESS,
        ATS, Profiles, Search, Tracking, Dispatch, POD, Chat, Groups, Feeds, Ticketing, QR, Reports,
        Intake, CMS, Scheduling, Tournaments, Leaderboard, Wallet, Memberships, Finance, Coupons,
        Analytics`),
    );
    expect(projectTags()).toHaveLength(42);
  });

  test('differs in its impacts, so that Most Popular sorts', () => {
    const counts = new Set(projects.map(({ businessImpact }) => businessImpact.length));
    expect(counts.size).toBeGreaterThanOrEqual(3);
  });

  test.each(projects)('$slug has more tags or technologies than its card shows', (project) => {
    expect(project.tags.length).toBeGreaterThanOrEqual(3);
    expect(project.tech.length).toBeGreaterThan(3);
  });
});
