import type iconNodes from 'lucide-static/icon-nodes.json';

export type Weekday = 'Mon' | 'Tue' | 'Wed' | 'Thu' | 'Fri' | 'Sat' | 'Sun';

/** By the 24-hour clock: `11:00`. Closing no later than opening means after midnight. */
export type OpenInterval = {
  days: readonly Weekday[];
  opens: `${number}:${number}`;
  closes: `${number}:${number}`;
};

export type SiteIdentity = {
  name: string;
  legalName: string;
  tagline: string;
  description: string;
  /** Origin, without a trailing slash. */
  url: string;
  email: string;
  privacyEmail: string;
  phone: string;
  chatNumber: string;
  /** First chat message, from a page without a `greeting` of its own. */
  greeting: string;
  address: {
    street: string;
    city: string;
    region: string;
    postalCode: string;
    country: string;
    countryCode: string;
    latitude: number;
    longitude: number;
  };
  /** IANA name. */
  timeZone: string;
  /** A day with a break has two intervals. */
  hours: readonly OpenInterval[];
  byAppointment: readonly Weekday[];
  since: number;
  social: readonly { network: string; href: string }[];
};

export type IconName = keyof typeof iconNodes;

export type Department = 'web' | 'software' | 'marketing' | 'design';

/** A photograph, and what one sees: it is required. */
export type Photograph = {
  /** Beside the file that names it; below `content/` once a page shows it. */
  file: string;
  alt: string;
};

/** The name of a drawing, or a photograph. */
export type PictureChoice = string | Photograph;

export type Point = { title: string; text: string };

export type Card = Point & { icon: IconName };

export type Passage = { title: string; paragraphs: readonly string[] };

export type CallTarget = 'chat' | 'contact';

export type Service = {
  slug: string;
  department: Department;
  /** For menus, breadcrumbs and cards: "SEO". */
  name: string;
  /** 60–110 characters. */
  summary: string;
  icon: IconName;
  /** The h1, at most 60 characters. */
  title: string;
  /** 90–180 characters. Together with `title` it contains the words of `metaTitle`. */
  tagline: string;
  /** The <title> without the site's name: what people search for, at most 50 characters. */
  metaTitle: string;
  /** Meta description, 120–160 characters. */
  description: string;
  /** What the client gets and for whom it is worth it: two or three paragraphs. */
  intro: Passage;
  offer: { title: string; intro: string; items: readonly Card[] };
  extra?: { title: string; intro: string; items: readonly Card[] };
  benefits?: { title: string; items: readonly [Card, Card, Card, Card] };
  process?: { title: string; steps: readonly [Point, Point, Point, Point] };
  /** How the work is done: two or three paragraphs. */
  method: Passage;
  /** What the client provides: three to five items. */
  needs: { title: string; items: readonly string[] };
  call: Point & { target: CallTarget };
  /** First chat message, one sentence; only where `call` leads to the chat. */
  greeting?: string;
  /** Caption of its picture in drawings/deliverables: what one sees, why it matters. */
  figure?: string;
  /** In content/services, in place of that drawing. */
  photograph?: Photograph;
  /** Puts that picture before the offer. */
  figureFirst?: boolean;
  /** Heading above the other pages of the department. */
  related: string;
  /** Three or four industries it fits. */
  trades: readonly Trade[];
};

/** `reason`: what that industry needs it for, a clause of 30–90 characters. */
export type Trade = { slug: string; reason: string };

export type Ground = 'lajvard' | 'firozi' | 'brick' | 'genda' | 'sabz' | 'ink';

export type Industry = {
  slug: string;
  name: string;
  /** One line in the menu: at most 35 characters. */
  summary: string;
  emoji: string;
  icon: IconName;
  ground: Ground;
  title: string;
  tagline: string;
  metaTitle: string;
  description: string;
  features: { title: string; intro: string; items: readonly Card[] };
  /** What goes wrong in this industry, how we build for it: two or three paragraphs. */
  practice: Passage;
  call: Point;
  /** Slug of the project that shows it. */
  project?: string;
  /** Caption of that project's picture. */
  figure?: string;
  /** In content/industries, where there is no project. */
  photograph?: Photograph;
  practiceFirst?: boolean;
  related: string;
  /** Slugs, three or four. */
  services: readonly string[];
};

export type Project = {
  slug: string;
  title: string;
  tagline: string;
  /** 90–150 characters. */
  shortDescription: string;
  category: string;
  ground: Ground;
  tags: readonly string[];
  tech: readonly string[];
  /** Two or three paragraphs. */
  overview: readonly string[];
  /** Six to eight. */
  features: readonly Point[];
  /** Three to six. The portfolio's Most Popular sorts by their number. */
  businessImpact: readonly Point[];
  /** `{category}` is replaced by the category in lowercase. */
  why: string;
  /** Of drawings/projects, or photographs in content/projects; the first is on its card. */
  images: readonly [PictureChoice, ...PictureChoice[]];
  /** Caption of its second screen. */
  figure?: string;
  call: Point;
  demoUrl?: string;
  greeting: string;
  industry?: string;
  /** Text of the link to `industry`. */
  tradeLink?: string;
  related: string;
  services: readonly string[];
};

export type Article = {
  slug: string;
  title: string;
  excerpt: string;
  /** One short word, e.g. "Speed"; or a photograph in content/articles. */
  cover: { word: string; department: Department; photograph?: Photograph };
  /** ISO date. */
  date: string;
  category: string;
  /** HTML: p, h3, ul, ol, li, strong, em, a, img; `{figure}` is replaced by its drawing. */
  content: string;
  /** Caption of its drawing in drawings/articles. */
  figure?: string;
};

export type Member = {
  name: string;
  role: string;
  bio: string;
  /** Shown on the home page only [spec 3]. */
  specialty?: string;
  /** A drawing in drawings/portraits (`veil`) or a photograph in content/people (`amna.jpg`). */
  portrait: string;
};

/** A former address of a page, and the page that replaces it. */
export type Redirect = { from: `/${string}`; to: `/${string}` };

export type Milestone = { year: number; title: string; text: string };
