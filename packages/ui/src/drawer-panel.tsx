import type { LucideIcon } from "lucide-react";
import { X } from "lucide-react";
import { Dialog } from "radix-ui";
import type { ReactNode, RefObject } from "react";
import { Icon } from "./icon.tsx";

/**
 * An open drawer at the right of the page, or from below on a phone. It traps the focus, and closes
 * on Esc, on a press outside of it and by its cross. Load this module when a drawer is opened.
 */
export function DrawerPanel({
  title,
  icon,
  first,
  opener,
  onClose,
  children,
}: {
  /** The title, which screen readers also read out when the drawer opens. */
  title: string;
  icon: LucideIcon;
  /** The element that takes the focus when the drawer opens. */
  first: RefObject<HTMLElement | null>;
  /** The element that gets the focus back; null for none. */
  opener: Element | null;
  onClose(): void;
  children: ReactNode;
}) {
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-wine-deep/55" />
        <Dialog.Content
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            first.current?.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (opener instanceof HTMLElement) opener.focus();
          }}
          className="fixed z-41 flex flex-col bg-surface shadow-float outline-none max-sm:inset-x-0 max-sm:bottom-0 max-sm:max-h-[calc(100%-4rem)] max-sm:animate-sheet sm:inset-y-0 sm:right-0 sm:w-117 sm:max-w-full sm:animate-drawer"
        >
          <div className="flex items-center gap-3 border-b border-line py-2.5 pr-2.25 pl-5 sm:py-4.5 sm:pr-4 sm:pl-7.5">
            <Icon of={icon} size={22} className="text-leaf" />
            <div role="status">
              <Dialog.Title className="heading-3">{title}</Dialog.Title>
            </div>
            <Dialog.Close
              aria-label="Close"
              className="ml-auto grid size-11 place-items-center hover:text-wine"
            >
              <Icon of={X} size={22} />
            </Dialog.Close>
          </div>
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
