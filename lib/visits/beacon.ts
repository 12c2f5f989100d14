/** Where browsers report that a page was seen, and how fast it was. */
export const visitsApi = '/api/visits';

/** What a browser reports, as a form's fields: once that a page was seen, later its speed. */
export type Beacon = {
  /** Its path. */
  page: string;
  /** `visit`: the page began one, and the fields of its source follow. */
  seen?: 'visit' | 'view';
  /** The scheme of the link: see {@link ways}. */
  pressed?: string;
} & { [Name in SpeedName]?: string };

export const speedNames = ['LCP', 'INP', 'CLS'] as const;

/** Web Vitals: in ms, in ms, and without a unit. */
export type SpeedName = (typeof speedNames)[number];

/** To reach the agency past the form, by the scheme of their links. */
export const ways = { 'https:': 'whatsapp', 'tel:': 'phone', 'mailto:': 'mail' } as const;
