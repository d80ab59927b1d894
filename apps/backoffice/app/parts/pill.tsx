import { Icon } from "@suvarna/ui/icon.tsx";
import type { IconNode } from "lucide";
import type { ReactNode } from "react";

/**
 * The tone of a pill, which shows whether staff must act. `amber` waits for staff, `alert` is late,
 * failed or refused, `leaf` is done, paid or live, `wine` is chosen or new, `sand` is over, and
 * `line` needs no action.
 */
export type Tone = "leaf" | "amber" | "alert" | "wine" | "sand" | "line";

const TONES: Readonly<Record<Tone, string>> = {
  leaf: "bg-leaf-tint text-leaf",
  amber: "bg-amber-tint text-amber",
  alert: "bg-alert-tint text-alert",
  // A chosen row has the same background, so the pill is lighter there.
  wine: "bg-wine-tint text-wine in-aria-selected:bg-surface",
  sand: "bg-sand text-ink-soft",
  line: "text-ink-soft inset-ring inset-ring-line-strong",
};

/** A pill with a state in one or two words. */
export function Pill({
  tone = "line",
  icon,
  children,
}: {
  tone?: Tone;
  icon?: IconNode;
  children: ReactNode;
}) {
  return (
    <span
      className={`inline-flex h-5.5 items-center gap-1.25 rounded-round px-2.25 text-hint font-medium whitespace-nowrap ${TONES[tone]}`}
    >
      {icon ? <Icon of={icon} size={13} /> : null}
      {children}
    </span>
  );
}
