import { shapesOf } from '#components/art/drawings.ts';
import type { SiteIdentity } from '#lib/content/types.ts';

export function SocialLinks({ networks }: { networks: SiteIdentity['social'] }) {
  if (networks.length === 0) return null;
  return (
    <ul className="mt-6 flex flex-wrap gap-2">
      {networks.map(({ network, href }) => (
        <li key={href}>
          <a
            className="grid size-11 place-items-center rounded edge-1 border-[#ffffff40] text-white hover:text-genda-300"
            data-tooltip=""
            href={href}
            rel="noopener"
            target="_blank"
          >
            <Mark network={network} />
            <span className="sr-only">{network}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

function Mark({ network }: { network: string }) {
  const { mark } = shapesOf(`networks/${network.toLowerCase()}`);
  if (mark) {
    return (
      <svg aria-hidden="true" className="size-5" viewBox="0 0 24 24">
        <path d={mark} fill="currentColor" fillRule="evenodd" />
      </svg>
    );
  }
  const [letter] = network;
  return (
    <span aria-hidden="true" className="display text-xl">
      {letter}
    </span>
  );
}
