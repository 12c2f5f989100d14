import { Filled } from '@/components/layout/filled';

type Props = {
  /** In one word. */
  label: string;
  text: string;
};

/** browser/effects/copy.ts handles clicks and sets `data-state`. Hidden without script. */
export function CopyButton({ label, text }: Props) {
  return (
    <>
      <button
        type="button"
        data-native=""
        data-copy={text}
        data-label={label}
        data-state="ready"
        className="absolute top-0 right-0 flex min-h-6 cursor-pointer items-center gap-1.5 text-xs font-semibold text-lajvard-700 hover:underline noscript:hidden"
        suppressHydrationWarning
      >
        <svg
          viewBox="0 0 16 16"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
          className="size-4"
          aria-hidden="true"
        >
          <path data-when="ready failed" d="M6 6h7.5v7.5H6zM10 3.5v-1H2.5V10h1" />
          <path data-when="copied" d="M2.5 8.5 6.5 12.5 13.5 4" />
        </svg>
        {/* The accessible name is constant: screen readers would announce a change beside the status. */}
        <span className="sr-only">Copy {label}</span>
        <span data-when="ready" aria-hidden="true">
          Copy
        </span>
        <span data-when="copied" aria-hidden="true">
          Copied
        </span>
        <span data-when="failed" aria-hidden="true">
          Not copied
        </span>
      </button>
      <Filled role="status" className="sr-only" />
    </>
  );
}
