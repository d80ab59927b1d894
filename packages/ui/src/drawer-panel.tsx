import * as say from "@suvarna/words/here/ui";
import { type IconNode, X } from "lucide";
import { Dialog } from "radix-ui";
import { type ReactNode, useRef } from "react";
import { focusAfter } from "./focus-after.ts";
import { Icon } from "./icon.tsx";
import { IconButton } from "./icon-button.tsx";

export interface DrawerPanelProps {
  open: boolean;
  /**
   * Called when the drawer should close: on a press of its cross, on Esc, or on a press outside of
   * the drawer.
   */
  onClose(): void;
  title: string;
  /** An icon before the title. */
  icon?: IconNode;
  /**
   * The id of the text that a screen reader reads after the title. The drawer itself then takes the
   * focus, and not its first button.
   */
  describedBy?: string;
  /**
   * The element that gets the focus when the drawer closes; by default the element that was focused
   * before.
   */
  opener?: Element | null;
  children: ReactNode;
  /** The buttons of the drawer, which stay at its lower edge while the content scrolls. */
  footer?: ReactNode;
}

/** The drawer itself. Other code uses `Drawer`, which loads this module on demand. */
export function DrawerPanel({
  open,
  onClose,
  title,
  icon,
  describedBy,
  opener: given,
  children,
  footer,
}: DrawerPanelProps) {
  const opener = useRef<Element | null>(null);
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 animate-appear bg-wine-deep/55" />
        <Dialog.Content
          aria-describedby={describedBy}
          className="fixed inset-x-0 bottom-0 z-40 flex max-h-[calc(100dvh-4rem)] animate-rise flex-col bg-surface shadow-float outline-none sm:inset-y-0 sm:left-auto sm:max-h-none sm:w-117 sm:animate-enter"
          onOpenAutoFocus={(event) => {
            opener.current = given ?? document.activeElement;
            if (!describedBy) return;
            event.preventDefault();
            if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
          }}
          onCloseAutoFocus={(event) => {
            // The drawer has no trigger element of the library Radix, so the focus is moved back
            // here and not by Radix.
            event.preventDefault();
            focusAfter(opener.current);
          }}
        >
          <div className="flex items-center justify-between gap-3 border-b border-line py-2.5 pr-2.25 pl-5 sm:py-4.5 sm:pr-4 sm:pl-7.5">
            <div className="flex items-center gap-3">
              {icon ? <Icon of={icon} size={22} className="text-leaf" /> : null}
              <Dialog.Title className="heading-3">{title}</Dialog.Title>
            </div>
            <IconButton icon={X} label={say.close} onClick={onClose} />
          </div>
          <div className="flex-1 overflow-y-auto overscroll-contain px-5 py-4.5 sm:px-7.5 sm:py-6">
            {children}
          </div>
          {footer ? (
            <div className="border-t border-line bg-shell px-5 py-3.5 sm:px-7.5 sm:py-5">
              {footer}
            </div>
          ) : null}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
