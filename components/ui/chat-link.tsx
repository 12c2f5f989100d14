import type { ReactNode } from 'react';
import { content } from '#lib/content/content.ts';
import type { CallTarget } from '#lib/content/types.ts';
import { chatLink, routes } from '#lib/routes.ts';
import { Button } from './button.tsx';
import { toChat } from './to-chat.ts';

type Props = {
  /** Unique on the page. */
  id: string;
  greeting: string | undefined;
  variant?: 'ghost';
  className?: string;
  children: ReactNode;
};

export function ChatLink({ id, greeting, ...button }: Props) {
  return <Button {...toChat(id, chatLink(content().site.chatNumber, greeting))} {...button} />;
}

/** Links to the chat or to the contact page. */
export function CallLink({ target, children, ...chat }: Props & { target: CallTarget }) {
  if (target === 'chat') return <ChatLink {...chat}>{children}</ChatLink>;
  return <Button href={routes.contact}>{children}</Button>;
}
