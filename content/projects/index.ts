import type { Project } from '@/content/types';
import { autoDealership } from './auto-dealership';
import { ecommerceStorefront } from './ecommerce-storefront';
import { educationPortal } from './education-portal';
import { eventTicketing } from './event-ticketing';
import { fintechWallet } from './fintech-wallet';
import { fitnessBooking } from './fitness-booking';
import { gamingCompetitions } from './gaming-competitions';
import { healthcareAppointments } from './healthcare-appointments';
import { hrms } from './hrms';
import { jobPortal } from './job-portal';
import { legalFirmSite } from './legal-firm-site';
import { logisticsTracking } from './logistics-tracking';
import { matrimonialPlatform } from './matrimonial-platform';
import { realEstatePlatform } from './real-estate-platform';
import { restaurantOrdering } from './restaurant-ordering';
import { socialNetwork } from './social-network';

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
