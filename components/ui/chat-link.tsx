import type { ComponentProps, ReactNode } from 'react';
import { content } from '#lib/content/content.ts';
import { chatLink, routes } from '#lib/content/routes.ts';
import type { Service } from '#lib/content/types.ts';
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

export function ChatLink({ id, greeting, children, ...button }: Props) {
  return (
    <Button {...toChat(id, chatLink(content().site.chatNumber, greeting))} {...button}>
      <Labeled where="on WhatsApp">{children}</Labeled>
    </Button>
  );
}

type FormLinkProps = Pick<ComponentProps<typeof Button>, 'variant' | 'className'> & {
  /** Where a form is: the contact page's by default. */
  href?: string;
  children: ReactNode;
};

export function FormLink({ href = routes.contact, children, ...button }: FormLinkProps) {
  return (
    <Button href={href} {...button}>
      <Labeled where="by contact form">{children}</Labeled>
    </Button>
  );
}

type ChatProps = Props & { target: Service['call']['target'] };

/** Links to the chat or to the contact page. */
export function CallLink({ target, children, ...chat }: ChatProps) {
  if (target === 'chat') return <ChatLink {...chat}>{children}</ChatLink>;
  return <FormLink>{children}</FormLink>;
}

/** The other way than the button before it has. @param target that button's */
export function OtherWay({ id, greeting, target }: Omit<ChatProps, 'children'>) {
  const toForm = { href: routes.contact };
  const link =
    target === 'chat' ? toForm : toChat(id, chatLink(content().site.chatNumber, greeting));
  return (
    <a className="self-center py-2 text-xs underline sm:text-sm" {...link}>
      {target === 'chat' ? 'or use the form' : 'or ask on WhatsApp'}
    </a>
  );
}

/** The same words lead to the form here and to the chat there: the second line says which. */
function Labeled({ where, children }: { where: string; children: ReactNode }) {
  return (
    <span>
      {children} <span className="block text-xs font-normal">{where}</span>
    </span>
  );
}
