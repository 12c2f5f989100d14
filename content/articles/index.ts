import type { Article } from '#content/types.ts';
import { briefALogoDesigner } from './brief-a-logo-designer.ts';
import { googleBusinessProfileLocalSearch } from './google-business-profile-local-search.ts';
import { whyWebsiteSlowOnPhone } from './why-website-slow-on-phone.ts';

/** Newest first. */
export const articles: readonly Article[] = [
  briefALogoDesigner,
  whyWebsiteSlowOnPhone,
  googleBusinessProfileLocalSearch,
].toSorted((a, b) => b.date.localeCompare(a.date));
