export type Toast = {
  title: string;
  description: string;
  variant: 'default' | 'destructive';
  /** Whether the focused field already announces the description. */
  describedAtField?: boolean;
  action?: ToastAction | undefined;
};

/**
 * A link.
 * @property altText announced in its place: another way, for who would not reach it in time
 */
export type ToastAction = { text: string; altText: string; href: string };

export const toastDuration = 5_000; // ms [spec 9]

/** As styled in toast-sheet.ts. */
export const toastClass = { default: 'toast', destructive: 'toast toast-destructive on-dark' };
