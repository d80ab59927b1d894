import { Icon } from "@suvarna/ui/icon.tsx";
import { Clock, ClockAlert } from "lucide";
import type { TicketClock } from "./ticket-clock.ts";

const INKS = { alert: "text-alert", amber: "text-amber", calm: "" } as const;
const BARS = { alert: "bg-alert", amber: "bg-amber", calm: "bg-wine-deep" } as const;

/** The time until a ticket's deadline in words, with an icon. */
export function ClockWords({ clock: { words, tone, share } }: { clock: TicketClock }) {
  return (
    <span className={`inline-flex items-center gap-1.25 text-hint font-medium ${INKS[tone]}`}>
      {share > 0 ? <Icon of={tone === "alert" ? ClockAlert : Clock} size={13} /> : null}
      {words}
    </span>
  );
}

/** The time until a ticket's deadline in words, and a bar that fills as the time passes. */
export function ClockLine({ clock }: { clock: TicketClock }) {
  return (
    <>
      <ClockWords clock={clock} />
      <span aria-hidden className="h-0.75 flex-1 bg-sand">
        <i
          className={`block h-full ${BARS[clock.tone]}`}
          style={{ width: `${Math.round(clock.share * 100)}%` }}
        />
      </span>
    </>
  );
}
