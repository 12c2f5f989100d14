/** Where hint-email.ts suggests another address, in the gap below the field. */
export function EmailHint() {
  return (
    <p
      role="status"
      data-hint=""
      className="absolute top-full mt-0.5 flex w-full text-xs/5 whitespace-pre"
    />
  );
}
