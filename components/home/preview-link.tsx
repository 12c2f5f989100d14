/**
 * For whoever works on the site: the way from the first page of `npm run dev` to what no page shows.
 * Its style is its own, so that no class of it gets into the style sheet of the build.
 */
export function PreviewLink() {
  return (
    <a href="/preview" style={{ ...place, color: 'black', background: 'white' }}>
      Mails and social cards
    </a>
  );
}

/** Beside Next's own button. */
const place = { position: 'fixed', bottom: 20, left: 72, padding: '4px 12px', zIndex: 9 } as const;
