import type { SocialNetwork } from '@/content/types';
import { site } from '@/lib/site';

/** Links to the agency's profiles; the marks are drawn, as icon sets no longer carry brands. */
export function SocialLinks() {
  return (
    <ul className="mt-6 flex flex-wrap gap-2">
      {site.social.map(({ network, href }) => (
        <li key={network}>
          <a
            href={href}
            target="_blank"
            rel="noopener"
            data-tooltip=""
            className="grid size-11 place-items-center rounded border border-white/25 text-white transition-colors duration-press hover:border-genda-300 hover:text-genda-300"
          >
            <svg viewBox="0 0 24 24" className="size-5" aria-hidden="true" focusable="false">
              <path d={marks[network]} fill="currentColor" fillRule="evenodd" />
            </svg>
            <span className="sr-only">{network}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Simple marks on a 24 px grid. */
const marks: Record<SocialNetwork, string> = {
  Facebook: 'M14 8h3V4h-3c-3 0-5 2-5 5v2H6v4h3v7h4v-7h3l1-4h-4V9c0-.6.4-1 1-1Z',
  Instagram:
    'M8 2h8a6 6 0 0 1 6 6v8a6 6 0 0 1-6 6H8a6 6 0 0 1-6-6V8a6 6 0 0 1 6-6Zm0 2a4 4 0 0 0-4 4v8a4 4 0 0 0 4 4h8a4 4 0 0 0 4-4V8a4 4 0 0 0-4-4H8Zm4 3a5 5 0 1 1 0 10 5 5 0 0 1 0-10Zm0 2a3 3 0 1 0 0 6 3 3 0 0 0 0-6Zm5.2-3.4a1.2 1.2 0 1 1 0 2.4 1.2 1.2 0 0 1 0-2.4Z',
  LinkedIn:
    'M5 3.2a2 2 0 1 1 0 4 2 2 0 0 1 0-4ZM3.2 9h3.6v12H3.2V9Zm6 0h3.4v1.7c.6-1.1 1.9-2 3.7-2 3.6 0 4.5 2.2 4.5 5.4V21h-3.6v-6.2c0-1.6-.3-2.9-2-2.9-1.8 0-2.4 1.2-2.4 2.9V21H9.2V9Z',
  YouTube:
    'M5 5h14a4 4 0 0 1 4 4v6a4 4 0 0 1-4 4H5a4 4 0 0 1-4-4V9a4 4 0 0 1 4-4Zm5 3.8v6.4l5.6-3.2L10 8.8Z',
};
