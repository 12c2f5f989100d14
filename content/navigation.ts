/** Navigation bar and footer [spec 2.2]. `page` is a key of `routes`. */
export const navigation = [
  { page: 'home', label: 'Home' },
  { page: 'about', label: 'About' },
  { dropdown: 'services', label: 'Services' },
  { dropdown: 'industries', label: 'Industries' },
  { page: 'portfolio', label: 'Portfolio' },
  { page: 'blog', label: 'Blog' },
  { page: 'contact', label: 'Contact' },
] as const;

/** Slugs: each department's page, then the pages below it. */
export const serviceCategories: readonly (readonly string[])[] = [
  ['web-design', 'custom-website-development', 'ecommerce-development', 'cms-solutions'],
  [
    'software-tech',
    'crm-development',
    'erp-solutions',
    'hr-management',
    'inventory-pos',
    'school-management',
  ],
  [
    'digital-marketing',
    'social-media-marketing',
    'seo',
    'sem',
    'content-marketing',
    'influencer-marketing',
    'email-marketing',
    'analytics',
  ],
  [
    'graphic-design',
    'logo-design',
    'brand-identity-kit',
    'social-media-design',
    'business-card-design',
    'packaging-design',
    'brochure-flyer',
  ],
];

export const footerLinks = [
  { page: 'home', label: 'Home' },
  { page: 'about', label: 'About' },
  { page: 'homePortfolio', label: 'Portfolio' },
  { page: 'homeContact', label: 'Contact' },
  { page: 'privacyPolicy', label: 'Privacy Policy' },
] as const;

/** Slugs. */
export const footerServices: readonly string[] = [
  'web-design',
  'social-media-marketing',
  'influencer-marketing',
  'google-ads',
  'seo',
];
