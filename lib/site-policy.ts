import { policySections } from '#content/privacy.ts';
import { site } from './site.ts';

const { street, city, country } = site.address;

export const sitePolicy = policySections({ ...site, address: `${street}, ${city}, ${country}` });
