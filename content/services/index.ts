import type { Service } from '#content/types.ts';
import { analytics } from './analytics.ts';
import { brandIdentityKit } from './brand-identity-kit.ts';
import { branding } from './branding.ts';
import { brochureFlyer } from './brochure-flyer.ts';
import { businessCardDesign } from './business-card-design.ts';
import { cmsSolutions } from './cms-solutions.ts';
import { contentMarketing } from './content-marketing.ts';
import { crmDevelopment } from './crm-development.ts';
import { customWebsiteDevelopment } from './custom-website-development.ts';
import { digitalMarketing } from './digital-marketing.ts';
import { ecommerceDevelopment } from './ecommerce-development.ts';
import { emailMarketing } from './email-marketing.ts';
import { erpSolutions } from './erp-solutions.ts';
import { googleAds } from './google-ads.ts';
import { graphicDesign } from './graphic-design.ts';
import { hrManagement } from './hr-management.ts';
import { influencerMarketing } from './influencer-marketing.ts';
import { inventoryPos } from './inventory-pos.ts';
import { logoDesign } from './logo-design.ts';
import { packagingDesign } from './packaging-design.ts';
import { schoolManagement } from './school-management.ts';
import { sem } from './sem.ts';
import { seo } from './seo.ts';
import { socialMediaDesign } from './social-media-design.ts';
import { socialMediaMarketing } from './social-media-marketing.ts';
import { softwareTech } from './software-tech.ts';
import { videoProduction } from './video-production.ts';
import { webDesign } from './web-design.ts';

/** In the order of the menu. */
export const services: readonly Service[] = [
  webDesign,
  customWebsiteDevelopment,
  ecommerceDevelopment,
  cmsSolutions,
  softwareTech,
  crmDevelopment,
  erpSolutions,
  hrManagement,
  inventoryPos,
  schoolManagement,
  digitalMarketing,
  socialMediaMarketing,
  seo,
  sem,
  contentMarketing,
  influencerMarketing,
  emailMarketing,
  analytics,
  googleAds,
  videoProduction,
  branding,
  graphicDesign,
  logoDesign,
  brandIdentityKit,
  socialMediaDesign,
  businessCardDesign,
  packagingDesign,
  brochureFlyer,
];
