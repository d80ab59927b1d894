import { Icon } from "@suvarna/ui/icon.tsx";
import { langOf } from "@suvarna/words/here/language";
import type { ReactNode } from "react";
import { CHANNELS } from "./channels.ts";

/** The classes of the list of messages and of the message beside the list. */
export const BESIDE_LIST =
  "grid items-start gap-7 lg:grid-cols-[22.5rem_minmax(0,1fr)] lg:gap-11 xl:grid-cols-[24.5rem_minmax(0,1fr)]";
/** The list scrolls by itself, so that the chosen message stays in view beside it. */
export const LIST =
  "max-h-96 overflow-y-auto border-y border-line-strong lg:sticky lg:top-6 lg:max-h-[calc(100svh-3rem)]";

/** A message in a list of messages, as a button that shows the message beside the list. */
export function MessageRow({
  channel,
  title,
  shown,
  onChoose,
  children,
}: {
  channel: keyof typeof CHANNELS;
  title: string;
  shown: boolean;
  onChoose(): void;
  /** The lines below the title. */
  children: ReactNode;
}) {
  return (
    <li className="not-first:border-t not-first:border-line">
      <button
        type="button"
        aria-pressed={shown}
        onClick={onChoose}
        className="flex w-full gap-3.5 px-4 py-3.5 text-left hover:bg-shell aria-pressed:bg-shell aria-pressed:shadow-[inset_3px_0_0_var(--color-wine)]"
      >
        <Icon of={CHANNELS[channel].icon} size={19} className="mt-0.75 text-gold-ink" />
        <span className="min-w-0 flex-1">
          <span lang={langOf(title)} className="block leading-[1.4] font-medium wrap-anywhere">
            {title}
          </span>
          <span className="block text-caption text-ink-mute wrap-anywhere">{children}</span>
        </span>
      </button>
    </li>
  );
}
