/** In s. */
const between = 3;

/** Loads a page anew until it is held still: what it tells of goes on. */
export function Live({ page, isLive }: { page: string; isLive: boolean }) {
  const live = `${page}?live=on`;
  return (
    <p className="mt-4">
      {isLive && <meta content={`${between}; url=${live}`} httpEquiv="refresh" />}
      <a href={isLive ? page : live}>
        {isLive ? 'Stop updating this page' : 'Keep this page up to date'}
      </a>
    </p>
  );
}
