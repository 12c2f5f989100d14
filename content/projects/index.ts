import type { Project } from '#content/types.ts';
import { autoDealership } from './auto-dealership.ts';
import { ecommerceStorefront } from './ecommerce-storefront.ts';
import { educationPortal } from './education-portal.ts';
import { eventTicketing } from './event-ticketing.ts';
import { fintechWallet } from './fintech-wallet.ts';
import { fitnessBooking } from './fitness-booking.ts';
import { gamingCompetitions } from './gaming-competitions.ts';
import { healthcareAppointments } from './healthcare-appointments.ts';
import { hrms } from './hrms.ts';
import { jobPortal } from './job-portal.ts';
import { legalFirmSite } from './legal-firm-site.ts';
import { logisticsTracking } from './logistics-tracking.ts';
import { matrimonialPlatform } from './matrimonial-platform.ts';
import { realEstatePlatform } from './real-estate-platform.ts';
import { restaurantOrdering } from './restaurant-ordering.ts';
import { socialNetwork } from './social-network.ts';

/** In the order of the "Newest" sort. */
export const projects: readonly Project[] = [
  realEstatePlatform,
  fintechWallet,
  restaurantOrdering,
  matrimonialPlatform,
  healthcareAppointments,
  educationPortal,
  hrms,
  jobPortal,
  logisticsTracking,
  socialNetwork,
  eventTicketing,
  legalFirmSite,
  gamingCompetitions,
  fitnessBooking,
  autoDealership,
  ecommerceStorefront,
];

const used = new Set(projects.flatMap((project) => project.tags));

/** Unlisted tags follow these; unused ones are left out. */
const tagOrder = [
  'Listings',
  'Map',
  'Leads',
  'KYC',
  'Payments',
  'Encryption',
  'Ordering',
  'Delivery',
  'POS',
  'Matching',
  'Messaging',
  'OTP',
  'Booking',
  'Portal',
  'HIPAA-lite',
  'LMS',
  'Admissions',
  'Recruitment',
  'Payroll',
  'ESS',
  'ATS',
  'Profiles',
  'Search',
  'Tracking',
  'Dispatch',
  'POD',
  'Chat',
  'Groups',
  'Feeds',
  'Ticketing',
  'QR',
  'Reports',
  'Intake',
  'CMS',
  'Scheduling',
  'Tournaments',
  'Leaderboard',
  'Wallet',
  'Memberships',
  'Finance',
  'Coupons',
  'Analytics',
];

export const tags: readonly string[] = [...new Set([...tagOrder, ...used])].filter((tag) =>
  used.has(tag),
);
