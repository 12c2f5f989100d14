'use client';

import * as Dialog from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';

export type ArticleDialogProps = {
  title: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  returnFocus: () => void;
  children: ReactNode;
};

export function ArticleDialog(props: ArticleDialogProps) {
  const { title, open, onOpenChange, returnFocus, children } = props;
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className="dialog-overlay" />
        <Dialog.Content
          className="dialog"
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            returnFocus();
          }}
        >
          <div className="flex items-start justify-between gap-6 border-b border-sand-200 p-6">
            <Dialog.Title className="text-2xl">{title}</Dialog.Title>
            <Dialog.Close className="grid size-11 flex-none cursor-pointer place-items-center rounded border border-sand-200 text-2xl leading-none hover:border-lajvard-700">
              <span aria-hidden="true">×</span>
              <span className="sr-only">Close</span>
            </Dialog.Close>
          </div>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: A region that scrolls must be reachable by keyboard. */}
          <section className="dialog-body" tabIndex={0} aria-label="Article">
            {children}
          </section>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
