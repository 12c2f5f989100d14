import type { Industry } from '#content/types.ts';
import { automobile } from './automobile.ts';
import { education } from './education.ts';
import { eventManagement } from './event-management.ts';
import { fintech } from './fintech.ts';
import { fitness } from './fitness.ts';
import { gaming } from './gaming.ts';
import { hospital } from './hospital.ts';
import { hr } from './hr.ts';
import { jobPortal } from './job-portal.ts';
import { legal } from './legal.ts';
import { logistics } from './logistics.ts';
import { matrimonial } from './matrimonial.ts';
import { nonProfit } from './non-profit.ts';
import { realEstate } from './real-estate.ts';
import { restaurant } from './restaurant.ts';
import { socialNetworking } from './social-networking.ts';

export const industries: readonly Industry[] = [
  realEstate,
  fintech,
  restaurant,
  matrimonial,
  hospital,
  education,
  hr,
  jobPortal,
  logistics,
  socialNetworking,
  eventManagement,
  legal,
  gaming,
  fitness,
  automobile,
  nonProfit,
];
