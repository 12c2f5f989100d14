'use client';

import { type ComponentType, type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { loadPart } from '#components/ui/load-part.ts';
import type { ArticleDialogProps } from './article-dialog.tsx';

type Props = { slug: string; title: string; children: ReactNode };

/** `<details>` without script; with it, a dialog, loaded on the first hover or press. */
export function ArticleOpener({ slug, title, children }: Props) {
  const [Dialog, setDialog] = useState<ComponentType<ArticleDialogProps>>();
  const [open, setOpen] = useState(false);
  const disclosure = useRef<HTMLDetailsElement>(null);
  const opener = useRef<HTMLElement>(null);

  /** @returns whether the dialog's code has loaded */
  const load = async () => {
    const code = await loadPart(() => import('./article-dialog.tsx'));
    if (code) setDialog(() => code.ArticleDialog);
    return code !== undefined;
  };
  const onClick = async (event: MouseEvent<HTMLElement>) => {
    const details = disclosure.current;
    // Opened before the script loaded, or by find-in-page: let it close natively.
    if (!details || details.open) return;
    event.preventDefault();
    if (await load()) setOpen(true);
    else details.open = true;
  };

  return (
    <>
      <details ref={disclosure} id={`article-${slug}`} className="mt-auto">
        {/* biome-ignore lint/a11y/noStaticElementInteractions: A summary is a button to every browser. */}
        <summary
          ref={opener}
          className="link inline-block cursor-pointer py-1 font-semibold"
          aria-label={`Read more: ${title}`}
          onClick={onClick}
          aria-haspopup="dialog"
          onPointerEnter={load}
        >
          Read More
        </summary>
        {children}
      </details>
      {Dialog && (
        <Dialog
          title={title}
          open={open}
          onOpenChange={setOpen}
          returnFocus={() => opener.current?.focus()}
        >
          {children}
        </Dialog>
      )}
    </>
  );
}
