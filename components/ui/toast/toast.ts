export type Toast = {
  title: string;
  description: string;
  variant: 'default' | 'destructive';
  /** Whether the focused field already announces the description. */
  describedAtField?: boolean;
  links?: readonly ToastLink[] | undefined;
};

/** Attributes of a link, and its text. */
export type ToastLink = { text: string; href: string } & Record<string, string>;

export const toastDuration = 5_000; // ms [spec 9]

/** As styled in toast-sheet.ts. */
export const toastClass = { default: 'toast', destructive: 'toast toast-destructive on-dark' };
