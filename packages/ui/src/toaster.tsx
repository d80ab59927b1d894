import * as say from "@suvarna/words/here/ui";
import { CircleAlert, CircleCheck, Info, LoaderCircle, X } from "lucide";
import { type CSSProperties, useEffect, useState } from "react";
import { Toaster as Sonner, toast as sonner } from "sonner";
import { Icon } from "./icon.tsx";

/** The content of a toast besides its title. */
export interface ToastWords {
  readonly text?: string | undefined;
  /** How long the toast stays, in milliseconds; Infinity keeps it until it is dismissed. */
  readonly duration?: number;
  /** A button in the toast, such as "Undo". */
  readonly action?: { readonly label: string; run(): void };
  /** The id of an earlier toast to replace, such as a "loading" toast that has ended. */
  readonly id?: number | undefined;
  /** Whether earlier toasts stay, and are seen again when this toast has gone. */
  readonly leavesEarlier?: boolean;
}

export type ToastKind = "success" | "error" | "info" | "loading";

const PHONE = "(width < 40rem)";
const DURATIONS: Readonly<Record<ToastKind, number>> = {
  success: 2_000,
  error: 4_000,
  info: 4_000,
  loading: Number.POSITIVE_INFINITY,
};
const CLASSES = {
  toast:
    "flex w-full items-start gap-3.5 bg-surface py-4 pr-3 pl-4.5 font-body text-[0.9375rem] leading-normal text-ink shadow-float",
  icon: "mt-0.5 shrink-0",
  content: "min-w-0 flex-1",
  actionButton: "link-gold order-1 -my-2.5 min-h-11 px-1 font-medium text-wine",
  closeButton: "order-2 -my-1 grid size-8 shrink-0 place-items-center",
};
const ICONS = {
  success: <Icon of={CircleCheck} className="text-leaf" />,
  error: <Icon of={CircleAlert} className="text-alert" />,
  info: <Icon of={Info} className="text-gold-ink" />,
  loading: <Icon of={LoaderCircle} className="animate-turn text-gold-ink" />,
  close: <Icon of={X} size={17} />,
};

const { promise, resolve } = Promise.withResolvers<void>();
/**
 * A promise that resolves once the toaster is mounted, because the library drops toasts that come
 * earlier.
 */
export const shown: Promise<void> = promise;

/** The library's list of toasts in the shop's style. `ToastOutlet` loads this component. */
export function Toaster({ at }: { at: "top" | "bottom" }) {
  const [isPhone] = useState(() => matchMedia(PHONE).matches);
  useEffect(() => resolve(), []);
  return (
    <Sonner
      position={`${at}-${isPhone ? "center" : "right"}`}
      customAriaLabel={say.notifications}
      visibleToasts={1}
      closeButton
      gap={12}
      // Toasts are shown below the header, or above the bars at the bottom of the screen, so that
      // they cover neither these buttons nor the controls that the visitor needs next.
      offset={{ top: 124, right: 20, bottom: "var(--toasts-above)" }}
      mobileOffset={{ top: 104, left: 12, right: 12, bottom: "var(--toasts-above)" }}
      icons={ICONS}
      toastOptions={{ unstyled: true, classNames: CLASSES, closeButtonAriaLabel: say.dismiss }}
      style={{ "--width": "380px" } as CSSProperties}
    />
  );
}

/** The toasts that are shown. The next toast replaces them, unless it leaves them. */
let shownIds: readonly number[] = [];

export function showToast(kind: ToastKind, title: string, words: ToastWords & { id: number }) {
  const { id, text, action, duration = DURATIONS[kind], leavesEarlier = false } = words;
  const earlier = shownIds.filter((shownId) => shownId !== id);
  if (!leavesEarlier) for (const shownId of earlier) sonner.dismiss(shownId);
  shownIds = leavesEarlier ? [...earlier, id] : [id];
  sonner[kind](
    // The library's list is a live region already; another one inside would be read twice.
    <div role={kind === "error" ? "alert" : undefined}>
      <b className="block font-semibold">{title}</b>
      {text}
    </div>,
    {
      id,
      duration,
      ...(action ? { action: { label: action.label, onClick: pressed(action) } } : {}),
    },
  );
}

/**
 * Returns the handler of a toast's button. The library gives the focus back when the button loses
 * it. It has to do so at once: later it would take the focus from the field that the user opens next.
 */
function pressed({ run }: NonNullable<ToastWords["action"]>) {
  return ({ currentTarget }: { currentTarget: HTMLElement }) => {
    currentTarget.blur();
    run();
  };
}

export function dismissToast(id: number): void {
  sonner.dismiss(id);
}
