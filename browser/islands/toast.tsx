import * as Radix from '@radix-ui/react-toast';
import { createRoot, type Root } from 'react-dom/client';
import { placeToast } from '#components/ui/toast/place-toast.ts';
import { type Toast, toastClass, toastDuration } from '#components/ui/toast/toast.ts';

const swipeThreshold = 50; // px [spec 9]
const removalDelay = 1_000_000; // ms [spec 9]

let root: Root | undefined;
let removal: ReturnType<typeof setTimeout> | undefined;
let count = 0;

/** Shows a toast in place of the one before: at most one is visible [spec 4]. */
export function showToast(toast: Toast): void {
  clearTimeout(removal);
  root ??= createRoot(document.body.appendChild(document.createElement('div')));
  count += 1;
  const id = count;
  const { activeElement } = document;
  const render = (open: boolean) =>
    root?.render(<Toaster id={id} onClose={hide} open={open} toast={toast} />);
  const hide = () => {
    if (id !== count) return;
    // Mounted still, for its exit animation.
    render(false);
    // Radix leaves who closed it by a key at the end of the document.
    if (document.activeElement?.matches('.toast-viewport')) (activeElement as HTMLElement)?.focus();
    removal = setTimeout(() => root?.render(null), removalDelay);
  };
  render(true);
}

type Props = { toast: Toast; id: number; open: boolean; onClose: () => void };

/** Each text is all that its element holds: of several, React would miss one that a translator replaced. */
function Toaster({ toast, id, open, onClose }: Props) {
  const { title, description, describedAtField, action, variant } = toast;
  return (
    <Radix.Provider duration={toastDuration} swipeDirection="right" swipeThreshold={swipeThreshold}>
      <Radix.Root
        className={toastClass[variant]}
        key={id}
        onOpenChange={(next) => !next && onClose()}
        open={open}
        ref={place}
      >
        <div className="w-full min-w-0">
          <Radix.Title className="font-semibold">{title}</Radix.Title>
          <Radix.Description
            className="mt-1 text-sm"
            data-radix-toast-announce-exclude={describedAtField ? '' : undefined}
          >
            {description}
          </Radix.Description>
          {action && (
            <Radix.Action altText={action.altText} asChild>
              <a className="mt-2 inline-block text-sm font-semibold underline" href={action.href}>
                {action.text}
              </a>
            </Radix.Action>
          )}
        </div>
        <Radix.Close
          aria-label="Close"
          className="grid size-9 flex-none place-items-center rounded text-xl"
        >
          <span aria-hidden="true">×</span>
        </Radix.Close>
      </Radix.Root>
      <Radix.Viewport className="toast-viewport" />
    </Radix.Provider>
  );
}

function place(toast: HTMLElement | null) {
  const viewport = toast?.closest<HTMLElement>('.toast-viewport');
  return viewport ? placeToast(viewport) : undefined;
}
