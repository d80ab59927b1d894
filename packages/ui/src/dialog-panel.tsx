import { Dialog } from "radix-ui";
import { type ReactNode, type RefObject, useRef } from "react";
import { focusAfter } from "./focus-after.ts";

export interface DialogPanelProps {
  open: boolean;
  /** Called when the dialog should close: on Esc, or on a press outside of the dialog. */
  onClose(): void;
  title: string;
  /**
   * Whether the dialog itself takes the focus, and none of its buttons: a screen reader then reads
   * the title and the description, and a key that is pressed twice does not answer the question.
   */
  focusesItself?: boolean;
  /** The element that takes the focus when the dialog closes, instead of the one that opened it. */
  focusAfterwards?: RefObject<HTMLElement | null>;
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
  focusesItself = false,
  focusAfterwards,
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
              if (!focusesItself) return;
              event.preventDefault();
              if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
            }}
            onCloseAutoFocus={(event) => {
              // The dialog has no trigger element of the library Radix, so the focus is moved
              // back here and not by Radix.
              event.preventDefault();
              focusAfter(focusAfterwards?.current ?? opener.current);
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
