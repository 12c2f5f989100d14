import type { Ground } from '@/lib/palette';
import type { PatternShape } from '@/lib/pattern';
import type { Mark } from './mark';
import { autoDealership } from './scenes/auto-dealership';
import { ecommerceStorefront } from './scenes/ecommerce-storefront';
import { educationPortal } from './scenes/education-portal';
import { eventTicketing } from './scenes/event-ticketing';
import { fintechWallet } from './scenes/fintech-wallet';
import { fitnessBooking } from './scenes/fitness-booking';
import { gamingCompetitions } from './scenes/gaming-competitions';
import { healthcareAppointments } from './scenes/healthcare-appointments';
import { hrms } from './scenes/hrms';
import { jobPortal } from './scenes/job-portal';
import { legalFirmSite } from './scenes/legal-firm-site';
import { logisticsTracking } from './scenes/logistics-tracking';
import { matrimonialPlatform } from './scenes/matrimonial-platform';
import { realEstatePlatform } from './scenes/real-estate-platform';
import { restaurantOrdering } from './scenes/restaurant-ordering';
import { socialNetwork } from './scenes/social-network';

export type Scene = { ground: Ground; field: PatternShape; draw: () => Mark[] };

/** The scene drawn for a project, if it has one. */
export function sceneOf(slug: string): Scene | undefined {
  return Object.hasOwn(scenes, slug) ? scenes[slug] : undefined;
}

/** Which scene stands for which project, and on what tile. */
export const scenes: Record<string, Scene> = {
  'real-estate-platform': scene('sabz', 8, 67, 40, realEstatePlatform),
  'fintech-wallet': scene('lajvard', 8, 45, 44, fintechWallet),
  'restaurant-ordering': scene('brick', 8, 54, 40, restaurantOrdering),
  'matrimonial-platform': scene('genda', 6, 42, 36, matrimonialPlatform),
  'healthcare-appointments': scene('firozi', 6, 30, 34, healthcareAppointments),
  'education-portal': scene('lajvard', 8, 70, 48, educationPortal),
  hrms: scene('ink', 8, 48, 36, hrms),
  'job-portal': scene('brick', 8, 65, 44, jobPortal),
  'logistics-tracking': scene('genda', 8, 45, 40, logisticsTracking),
  'social-network': scene('firozi', 8, 63, 40, socialNetwork),
  'event-ticketing': scene('lajvard', 8, 58, 36, eventTicketing),
  'legal-firm-site': scene('ink', 8, 67, 44, legalFirmSite),
  'gaming-competitions': scene('genda', 8, 70, 40, gamingCompetitions),
  'fitness-booking': scene('sabz', 8, 50, 44, fitnessBooking),
  'auto-dealership': scene('brick', 8, 45, 38, autoDealership),
  'ecommerce-storefront': scene('firozi', 8, 58, 44, ecommerceStorefront),
};

function scene(
  ground: Ground,
  fold: PatternShape['fold'],
  angle: number,
  pitch: number,
  draw: Scene['draw'],
): Scene {
  return { ground, field: { fold, angle, pitch }, draw };
}
