import type { ReactNode } from 'react';
import { Button } from '#components/ui/button.tsx';
import { toChat } from '#components/ui/to-chat.ts';
import { content } from '#lib/content/content.ts';
import type { CallTarget } from '#lib/content/types.ts';
import { chatLink, routes } from '#lib/routes.ts';

type Props = {
  /** Of the chat link, unique on the page. */
  id: string;
  target: CallTarget;
  greeting: string | undefined;
  children: ReactNode;
};

/** Links to the chat or to the contact page. */
export function CallButton({ id, target, greeting, children }: Props) {
  const { site } = content();
  return target === 'chat' ? (
    <Button {...toChat(id, chatLink(site.chatNumber, greeting))}>{children}</Button>
  ) : (
    <Button href={routes.contact}>{children}</Button>
  );
}
