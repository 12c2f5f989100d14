'use client';

import * as Radix from '@radix-ui/react-toast';
import { clsx } from 'clsx';
import { dismissToast, type ToastProps, toastColors, toastDuration } from './toast-store.ts';

const swipeThreshold = 50; // px [spec 9]

export default function Toaster({ toast }: ToastProps) {
  const { id, title, description, describedAtField, action, variant, open } = toast;
  return (
    <Radix.Provider duration={toastDuration} swipeDirection="right" swipeThreshold={swipeThreshold}>
      <Radix.Root
        key={id}
        open={open}
        onOpenChange={(next) => !next && dismissToast(id)}
        className={clsx('toast data-[state=open]:animate-enter', toastColors[variant])}
      >
        <div className="min-w-0 grow">
          <Radix.Title className="font-semibold">{title}</Radix.Title>
          {description && (
            <Radix.Description
              className="mt-1 text-sm"
              data-radix-toast-announce-exclude={describedAtField ? '' : undefined}
            >
              {description}
            </Radix.Description>
          )}
          {action}
        </div>
        <Radix.Close
          aria-label="Close"
          className="grid size-8 shrink-0 cursor-pointer place-items-center rounded text-xl leading-none"
        >
          <span aria-hidden="true">×</span>
        </Radix.Close>
      </Radix.Root>
      <Radix.Viewport className="toast-viewport" />
    </Radix.Provider>
  );
}
