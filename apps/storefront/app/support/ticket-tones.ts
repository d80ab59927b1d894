import type { TicketState } from "@suvarna/domain/ticket";
import type { PillTone } from "@suvarna/ui/pill.tsx";

export const STATE_TONES: Readonly<Record<TicketState, PillTone>> = {
  open: "neutral",
  waiting: "waiting",
  resolved: "good",
  closed: "neutral",
};
