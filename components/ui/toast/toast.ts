export type Toast = {
  title: string;
  description: string;
  variant: 'default' | 'destructive';
  /** Whether the focused field already announces the description. */
  describedAtField?: boolean;
};

export const toastDuration = 5_000; // ms [spec 9]

/** As styled in toast-sheet.ts. */
export const toastClass = { default: 'toast', destructive: 'toast toast-destructive on-dark' };
