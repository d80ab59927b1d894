import { focusAfter } from "@suvarna/ui/focus-after.ts";
import { X } from "lucide";
import { Dialog as Radix } from "radix-ui";
import { type ReactNode, useRef } from "react";
import { IconButton } from "./button.tsx";
import { focusPath } from "./focus-path.ts";

/**
 * A dialog for a question or a short form. On a phone it opens from the bottom of the screen. While
 * it is open it keeps the focus inside, and returns the focus when it closes. The element with
 * `data-first` has the focus at first. Its title names the subject, and its buttons name the actions.
 */
export function Dialog({
  open,
  onClose,
  title,
  description,
  wide = false,
  hasClose = false,
  actions,
  footnote,
  children,
}: {
  open: boolean;
  /** Called when the user presses Esc or clicks outside of the dialog. */
  onClose(): void;
  title: ReactNode;
  description?: ReactNode;
  /** Whether the dialog is 760 px wide instead of 560 px. */
  wide?: boolean;
  /** Whether a button in the corner closes the dialog, as in a long form. */
  hasClose?: boolean;
  actions?: ReactNode;
  /** A small text beside the dialog's buttons. */
  footnote?: ReactNode;
  children?: ReactNode;
}) {
  const opener = useRef<readonly Element[]>([]);
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 overflow-y-auto bg-wine-deep/55 md:px-4 md:pt-18 md:pb-6">
          <Radix.Content
            className={`bg-surface shadow-float outline-none max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:max-h-[92vh] max-md:overflow-y-auto max-md:px-4 max-md:pt-5 md:relative md:mx-auto md:p-7 ${wide ? "md:max-w-190" : "md:max-w-140"}`}
            onOpenAutoFocus={(event) => {
              opener.current = focusPath();
              const content = event.currentTarget as HTMLElement;
              const wanted = content.querySelector<HTMLElement>("[data-first]");
              if (wanted) {
                event.preventDefault();
                wanted.focus();
                return;
              }
              const first = content.querySelector("input,select,textarea,button,a[href]");
              if (first?.getAttribute("aria-label") !== "Close") return;
              // The dialog itself gets the focus at first, because Radix would focus the button
              // that closes the dialog.
              event.preventDefault();
              content.focus();
            }}
            onCloseAutoFocus={(event) => {
              // Radix can't return the focus, because the dialog has no trigger element. So the
              // focus returns here to the element that had it before, or to what is around it.
              event.preventDefault();
              focusAfter(...opener.current);
            }}
            {...(description ? {} : { "aria-describedby": undefined })}
          >
            <Radix.Title className={`text-[1.375rem] ${hasClose ? "pr-11" : ""}`}>
              {title}
            </Radix.Title>
            {description ? (
              <Radix.Description asChild>
                <div className="mt-1 text-ink-soft">{description}</div>
              </Radix.Description>
            ) : null}
            {children}
            {actions ? (
              <div className="sticky bottom-0 mt-6 flex flex-wrap items-center justify-end gap-2 bg-surface max-md:-mx-4 max-md:border-t max-md:border-line max-md:px-4 max-md:py-3 max-md:[&>button]:flex-1 md:static [&>[data-why]]:order-first [&>[data-why]]:w-full [&>[data-why]]:justify-end">
                {footnote ? (
                  <p className="text-caption text-ink-mute max-md:w-full md:mr-auto">{footnote}</p>
                ) : null}
                {actions}
              </div>
            ) : null}
            {hasClose ? (
              <IconButton
                icon={X}
                name="Close"
                kind="text"
                className="absolute! top-4 right-2 md:top-5 md:right-5"
                onClick={onClose}
              />
            ) : null}
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}
