import type { CallTarget } from '#lib/content/types.ts';
import { items } from './specified.ts';

type Row = {
  goesTo: CallTarget;
  /** Words in its headings. */
  lists?: readonly string[];
};

const contact: Row = { goesTo: 'contact' };
const chat: Row = { goesTo: 'chat' };

/** From [2.8]. */
export const serviceTable: Record<string, Row> = {
  'web-design': {
    ...chat,
    lists: items(`LMS, business portals, e-commerce, membership, booking, real estate listings,
      donation, subscription paywalls, dashboards`),
  },
  'software-tech': {
    ...contact,
    lists: items('CRM, ERP, HR, inventory and POS, school management'),
  },
  'digital-marketing': contact,
  'graphic-design': contact,
  'custom-website-development': contact,
  'ecommerce-development': contact,
  'cms-solutions': contact,
  'crm-development': contact,
  'erp-solutions': contact,
  'hr-management': contact,
  'inventory-pos': contact,
  'school-management': contact,
  'social-media-marketing': chat,
  seo: chat,
  'content-marketing': chat,
  sem: contact,
  'influencer-marketing': {
    ...chat,
    lists: items(`discovery and outreach, campaign strategy, content collaboration,
      performance tracking, brand partnership management`),
  },
  'email-marketing': {
    ...chat,
    lists: items(`campaign strategy, list building and segmentation, automated sequences,
      newsletter design, A/B testing`),
  },
  analytics: {
    ...chat,
    lists: items(`analytics setup, custom dashboards, performance tracking,
      ROI and conversion analysis, monthly reports`),
  },
  'google-ads': {
    ...chat,
    lists: items(
      'search ads, display, video, shopping, remarketing ads, landing page optimization',
    ),
  },
  'video-production': {
    ...chat,
    lists: items(`brand and corporate videos, product demos, social video, animated explainers,
      video campaigns`),
  },
  branding: {
    ...chat,
    lists: items(`logo and identity, guidelines, marketing material, website and digital design,
      brand strategy consultation`),
  },
  'logo-design': {
    ...contact,
    lists: items(`research, concepts, variations, color and typography, vector files, AI, EPS, SVG,
      PNG, JPG, guidelines document, unlimited revisions`),
  },
  'brand-identity-kit': {
    ...contact,
    lists: items(`logo variations, palette, typography, voice, business card, letterhead,
      social templates, manual`),
  },
  'social-media-design': {
    ...contact,
    lists: items(`Instagram, Facebook, LinkedIn, Twitter, YouTube, templates, animated GIFs,
      platform sizing`),
  },
  'business-card-design': {
    ...contact,
    lists: items(`concepts, print-ready files, paper and finish options, QR code,
      digital card versions`),
  },
  'packaging-design': {
    ...contact,
    lists: items(`boxes, labels, food and beverage, e-commerce, sustainable, 3D mockups,
      print-ready artwork`),
  },
  'brochure-flyer': {
    ...contact,
    lists: items(`brochures, flyers, catalogs, company profiles, event programs, menus,
      presentations`),
  },
};
