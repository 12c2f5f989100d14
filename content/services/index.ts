import type { Service } from '@/content/types';
import { analytics } from './analytics';
import { brandIdentityKit } from './brand-identity-kit';
import { branding } from './branding';
import { brochureFlyer } from './brochure-flyer';
import { businessCardDesign } from './business-card-design';
import { cmsSolutions } from './cms-solutions';
import { contentMarketing } from './content-marketing';
import { crmDevelopment } from './crm-development';
import { customWebsiteDevelopment } from './custom-website-development';
import { digitalMarketing } from './digital-marketing';
import { ecommerceDevelopment } from './ecommerce-development';
import { emailMarketing } from './email-marketing';
import { erpSolutions } from './erp-solutions';
import { googleAds } from './google-ads';
import { graphicDesign } from './graphic-design';
import { hrManagement } from './hr-management';
import { influencerMarketing } from './influencer-marketing';
import { inventoryPos } from './inventory-pos';
import { logoDesign } from './logo-design';
import { packagingDesign } from './packaging-design';
import { schoolManagement } from './school-management';
import { sem } from './sem';
import { seo } from './seo';
import { socialMediaDesign } from './social-media-design';
import { socialMediaMarketing } from './social-media-marketing';
import { softwareTech } from './software-tech';
import { videoProduction } from './video-production';
import { webDesign } from './web-design';

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
