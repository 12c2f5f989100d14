import { clsx } from 'clsx';
import { useEffect } from 'react';
import { dismissToast, type ToastProps, toastColors, toastDuration } from './toast-store.ts';

/** Shown if Radix cannot be loaded. */
export function PlainToast({ toast }: ToastProps) {
  const { id, title, description, action, variant, open } = toast;
  useEffect(() => {
    const end = setTimeout(dismissToast, toastDuration, id);
    return () => clearTimeout(end);
  }, [id]);
  return (
    <div role="alert" className="toast-viewport">
      {open && (
        <div className={clsx('toast', toastColors[variant])}>
          <div>
            <p className="font-semibold">{title}</p>
            {description && <p className="mt-1 text-sm">{description}</p>}
            {action}
          </div>
        </div>
      )}
    </div>
  );
}
