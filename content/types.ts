import type iconNodes from 'lucide-static/icon-nodes.json';

export type Weekday = 'Mon' | 'Tue' | 'Wed' | 'Thu' | 'Fri' | 'Sat' | 'Sun';

/** On each of the days, by the 24-hour clock: `11:00`. Closing no later than opening is after midnight. */
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
  /** Origin of the site, without a trailing slash. */
  url: string;
  email: string;
  privacyEmail: string;
  phone: string;
  /** Number behind the chat link, in international form. */
  chatNumber: string;
  /** Opens the chat from a page without a subject of its own. */
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
  /** IANA time zone in which the hours are meant. */
  timeZone: string;
  /** A day with a break stands in two intervals. */
  hours: readonly OpenInterval[];
  byAppointment: readonly Weekday[];
  since: number;
  /** The agency's profiles; a network of any name (components/layout/social-marks.ts). */
  social: readonly { network: string; href: string }[];
};

/** A Lucide icon's name, e.g. `shopping-cart`. */
export type IconName = keyof typeof iconNodes;

export type Department = 'web' | 'software' | 'marketing' | 'design';

/** A titled passage: a feature card, a deliverable, a benefit. */
export type Point = { title: string; text: string };

export type Card = Point & { icon: IconName };

/** A heading with running text; one string a paragraph. */
export type Passage = { title: string; paragraphs: readonly string[] };

export type CallTarget = 'chat' | 'contact';

export type Service = {
  slug: string;
  department: Department;
  /** Short name for menus, breadcrumbs and cards: "SEO". */
  name: string;
  /** One line for a card in a list, 60–110 characters. */
  summary: string;
  icon: IconName;
  /** The page's h1: specific, at most 60 characters, not the bare name. */
  title: string;
  /** The line below the h1, 90–180 characters; here or there stand the words of `metaTitle`. */
  tagline: string;
  /** <title> without the site's name, at most 50 characters, contains what people search for. */
  metaTitle: string;
  /** Meta description, 120–155 characters. */
  description: string;
  /** Opening passage: what the client gets and for whom it is worth it. Two or three paragraphs. */
  intro: Passage;
  /** The capabilities or deliverables that the specification lists, each one an item. */
  offer: { title: string; intro: string; items: readonly Card[] };
  /** Extra lists that the specification gives (web-design's solution types …). */
  extra?: { title: string; intro: string; items: readonly Card[] };
  /** Exactly four on marketing pages, absent elsewhere. */
  benefits?: { title: string; items: readonly [Card, Card, Card, Card] };
  /** Only where the specification has a four-step process. */
  process?: { title: string; steps: readonly [Point, Point, Point, Point] };
  /** How the work is done, in prose: two or three paragraphs. */
  method: Passage;
  /** What is needed from the client: 3–5 short items. */
  needs: { title: string; items: readonly string[] };
  call: Point & { target: CallTarget };
  /** Greeting that opens the chat where the page calls there: names its subject, one sentence. */
  greeting?: string;
  /** Caption of its deliverable (drawings/deliverables): what one sees, why it matters. */
  figure?: string;
  /** Whether that picture comes before the offer. */
  figureFirst?: boolean;
  /** Heading over the other pages of the department. */
  related: string;
  /** Industries it fits, 3 or 4, each with what that trade needs it for. */
  trades: readonly Trade[];
};

/** `reason`: a clause of 30–90 characters that no other page has. */
export type Trade = { slug: string; reason: string };

export type Ground = 'lajvard' | 'firozi' | 'brick' | 'genda' | 'sabz' | 'ink';

export type Industry = {
  slug: string;
  /** Menu title: "Real Estate". */
  name: string;
  /** Menu description, at most 35 characters: one line there. */
  summary: string;
  /** In the menu only. */
  emoji: string;
  icon: IconName;
  ground: Ground;
  title: string;
  tagline: string;
  metaTitle: string;
  description: string;
  features: { title: string; intro: string; items: readonly Card[] };
  /** What is peculiar to this trade, what goes wrong, how we build for it: two or three paragraphs. */
  practice: Passage;
  /** Closing band. */
  call: Point;
  /** Slug of the project that shows it. */
  project?: string;
  /** Caption of that project's picture. */
  figure?: string;
  /** Whether the practice comes before the features. */
  practiceFirst?: boolean;
  related: string;
  /** Service slugs it draws on, 3 or 4. */
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
  /** Three to six, their number differing between projects. */
  businessImpact: readonly Point[];
  /** 'Why Choose This Platform Type?': text in which "{category}" stands for the lowercase category. */
  why: string;
  /** Its screens: files of drawings/projects, the first of them its face. */
  images: readonly [string, ...string[]];
  /** Caption of its second screen. */
  figure?: string;
  /** Closing band. */
  call: Point;
  demoUrl?: string;
  greeting: string;
  industry?: string;
  /** Text of the link to its industry. */
  tradeLink?: string;
  related: string;
  services: readonly string[];
};

export type Article = {
  slug: string;
  title: string;
  excerpt: string;
  /** Name of the cover's drawing: one short condensed word, e.g. "Speed". */
  cover: { word: string; department: Department };
  /** ISO date. */
  date: string;
  category: string;
  /** HTML: p, h3, ul, ol, li, strong, em, a; `{figure}` where its drawing stands. */
  content: string;
  /** Caption of its drawing (drawings/articles). */
  figure?: string;
};

export type Member = {
  name: string;
  role: string;
  bio: string;
  /** On the home page alone [spec 3]. */
  specialty?: string;
  /** A drawing of drawings/portraits without its ending, or a photograph of public/team with it. */
  portrait: string;
};

/** An address that was a page's once, and the path of the page that took its place. */
export type Redirect = { from: `/${string}`; to: `/${string}` };

export type Milestone = { year: number; title: string; text: string };
