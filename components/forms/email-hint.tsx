/** Where hint-email.ts suggests another address, in the gap below the field. */
export function EmailHint() {
  return (
    <p
      role="status"
      data-hint=""
      className="top-full mt-0.5 w-full text-xs/[1.25rem] xs:absolute xs:flex xs:whitespace-pre"
    />
  );
}
