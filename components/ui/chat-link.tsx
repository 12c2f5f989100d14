import type { ReactNode } from 'react';
import { content } from '#lib/content/content.ts';
import { chatLink, routes } from '#lib/content/routes.ts';
import type { Service } from '#lib/content/types.ts';
import { Button } from './button.tsx';
import { toChat } from './to-chat.ts';

type Props = {
  target?: Service['call']['target'];
  /** Unique on the page; only the chat needs it. */
  id?: string;
  greeting?: string | undefined;
  /** Where a form is. */
  href?: string;
  variant?: 'ghost';
  className?: string;
  children: ReactNode;
};

/** To a form, or to the chat. The same words lead here and there: the second line says which. */
export function CallLink({ target, id = '', greeting, href, children, ...button }: Props) {
  const isChat = target === 'chat';
  const to = isChat ? chat(id, greeting) : { href: href ?? routes.contact };
  return (
    <Button {...to} {...button}>
      <span>
        {children}{' '}
        <span className="block text-xs font-normal">
          {isChat ? 'on WhatsApp' : 'by contact form'}
        </span>
      </span>
    </Button>
  );
}

/** The other way than the button before it has. @param target that button's */
export function OtherWay({ id = '', greeting, target }: Pick<Props, 'id' | 'greeting' | 'target'>) {
  const isForm = target === 'chat';
  const to = isForm ? { href: routes.contact } : chat(id, greeting);
  return (
    <a className="self-center py-2 text-xs underline sm:text-sm" {...to}>
      {isForm ? 'or use the form' : 'or ask on WhatsApp'}
    </a>
  );
}

/** Props of a link to the agency's chat. */
export const chat = (id: string, greeting: string | undefined) =>
  toChat(id, chatLink(content().site.chatNumber, greeting));
