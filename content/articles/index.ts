import type { Article } from '@/content/types';
import { briefALogoDesigner } from './brief-a-logo-designer';
import { googleBusinessProfileLocalSearch } from './google-business-profile-local-search';
import { whyWebsiteSlowOnPhone } from './why-website-slow-on-phone';

/** Newest first. */
export const articles: readonly Article[] = [
  briefALogoDesigner,
  whyWebsiteSlowOnPhone,
  googleBusinessProfileLocalSearch,
].toSorted((a, b) => b.date.localeCompare(a.date));
