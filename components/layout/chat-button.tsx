import { chat } from '#components/ui/chat-link.tsx';
import { chatNoteId } from '#components/ui/to-chat.ts';
import { content } from '#lib/content/content.ts';

/** browser/effects/source.ts adds the page's name to its greeting. */
export function ChatButton() {
  return (
    <>
      <a
        {...chat('chat', content().site.greeting)}
        className="chat press hover:bg-lajvard-700 print:hidden"
        data-tooltip=""
      >
        <svg aria-hidden="true" className="w-3/5" viewBox="0 0 24 24">
          <path
            d="M12 3a9 9 0 00-7.8 13.5L3 21l4.6-1.2A9 9 0 1012 3Zm-4 7h8M8 14h5"
            fill="none"
            stroke="currentColor"
            strokeLinecap="round"
            strokeLinejoin="round"
            strokeWidth="2"
          />
        </svg>
        <span className="sr-only">Chat with us</span>
      </a>
      <span hidden id={chatNoteId}>
        (opens WhatsApp in a new tab)
      </span>
    </>
  );
}
