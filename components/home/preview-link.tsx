/** In `npm run dev` only. Inline styles keep its classes out of the built style sheet. */
export function PreviewLink() {
  return (
    <a href="/preview" style={{ ...place, color: 'black', background: 'white' }}>
      Mails and social cards
    </a>
  );
}

const place = { position: 'fixed', bottom: 20, left: 72, padding: '4px 12px', zIndex: 9 } as const;
