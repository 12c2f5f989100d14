import { policySections } from '@/content/privacy';
import { site } from './site';

const { street, city, country } = site.address;

export const sitePolicy = policySections({ ...site, address: `${street}, ${city}, ${country}` });
