import { Dialog } from "radix-ui";
import { type ReactNode, useRef } from "react";

export interface DialogPanelProps {
  open: boolean;
  /** Called when the dialog should close: on Esc, or on a press outside of the dialog. */
  onClose(): void;
  title: string;
  /**
   * Whether the dialog opened without an action of the shopper. No button then takes the focus,
   * because a key that is being pressed must not answer the dialog.
   */
  opensByItself?: boolean;
  /** One or two sentences below the title. */
  description?: ReactNode;
  /** The buttons of the dialog, the primary button first. */
  actions?: ReactNode;
  children?: ReactNode;
}

/** The dialog itself. Other code uses `Dialog`, which loads this module on demand. */
export function DialogPanel({
  open,
  onClose,
  title,
  opensByItself = false,
  description,
  actions,
  children,
}: DialogPanelProps) {
  const opener = useRef<Element | null>(null);
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 grid place-items-center overflow-y-auto bg-wine-deep/55 px-4 py-14 sm:px-6">
          <Dialog.Content
            className="w-full max-w-120 bg-surface p-6 shadow-float outline-none sm:p-9"
            onOpenAutoFocus={(event) => {
              opener.current = document.activeElement;
              if (!opensByItself) return;
              event.preventDefault();
              if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
            }}
            onCloseAutoFocus={(event) => {
              // The dialog has no trigger element of the library Radix, so the focus is moved
              // back here and not by Radix.
              event.preventDefault();
              if (opener.current instanceof HTMLElement) opener.current.focus();
            }}
            {...(description ? {} : { "aria-describedby": undefined })}
          >
            <Dialog.Title className="heading-3 text-[1.625rem] font-light">{title}</Dialog.Title>
            {description ? (
              <Dialog.Description asChild>
                <div className="mt-3 text-ink-soft">{description}</div>
              </Dialog.Description>
            ) : null}
            {children}
            {actions ? <div className="mt-7 flex flex-wrap gap-3">{actions}</div> : null}
          </Dialog.Content>
        </Dialog.Overlay>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
