type Props = {
  label: string;
  text: string;
};

/** browser/effects/copy.ts handles clicks and sets `data-state`. Hidden without script. */
export function CopyButton({ label, text }: Props) {
  return (
    <>
      <button
        type="button"
        data-copy={text}
        data-label={label}
        data-state="ready"
        className="copy-button absolute flex cursor-pointer items-center font-semibold text-lajvard-700 hover:underline noscript:hidden print:hidden"
      >
        <svg viewBox="0 0 16 16" aria-hidden="true">
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
      <div role="status" className="sr-only" />
    </>
  );
}
