import type { Industry } from '@/content/types';
import { automobile } from './automobile';
import { education } from './education';
import { eventManagement } from './event-management';
import { fintech } from './fintech';
import { fitness } from './fitness';
import { gaming } from './gaming';
import { hospital } from './hospital';
import { hr } from './hr';
import { jobPortal } from './job-portal';
import { legal } from './legal';
import { logistics } from './logistics';
import { matrimonial } from './matrimonial';
import { nonProfit } from './non-profit';
import { realEstate } from './real-estate';
import { restaurant } from './restaurant';
import { socialNetworking } from './social-networking';

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
