import type { SupportType } from "@suvarna/contract/support/constants";
import type { TicketState } from "@suvarna/domain/ticket";
import type { PillTone } from "@suvarna/ui/pill.tsx";

/** The topics of a ticket, in the words of the form. */
export const TYPE_WORDS: Readonly<Record<SupportType, string>> = {
  technical: "Technical",
  billing: "Billing",
  general: "General",
  bug: "Bug",
  feature: "Feature",
};

/** The states of a ticket, in words for the shopper. */
export const STATE_WORDS: Readonly<Record<TicketState, string>> = {
  open: "Open",
  waiting: "Waiting for you",
  resolved: "Resolved",
  closed: "Closed",
};

export const STATE_TONES: Readonly<Record<TicketState, PillTone>> = {
  open: "neutral",
  waiting: "waiting",
  resolved: "good",
  closed: "neutral",
};
