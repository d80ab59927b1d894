import type { SupportType, TicketView } from "@suvarna/contract/support/constants";
import type { TicketState } from "@suvarna/domain/ticket";
import type { Tone } from "../parts/pill.tsx";

/**
 * The sender of a ticket: the name, or the e-mail address when the form was sent without a name, as by a visitor
 * of the support page.
 */
export function askerOf({
  name,
  email,
}: {
  readonly name: string;
  readonly email: string;
}): string {
  return name.trim() || email;
}

/** The topics of a ticket in words. */
export const TYPE_WORDS: Readonly<Record<SupportType, string>> = {
  technical: "Technical",
  billing: "Billing",
  general: "General",
  bug: "Fault on our pages",
  feature: "Wish",
};

/** The states of a ticket, as staff see them. */
export const STATE_PILLS: Readonly<Record<TicketState, { words: string; tone: Tone }>> = {
  open: { words: "Open", tone: "amber" },
  waiting: { words: "Waiting", tone: "line" },
  resolved: { words: "Settled", tone: "leaf" },
  closed: { words: "Closed", tone: "sand" },
};

/** The views of the ticket queue that have a tab. */
export const VIEW_TABS: readonly { readonly view: TicketView; readonly name: string }[] = [
  { view: "open", name: "Open" },
  { view: "waiting", name: "Waiting" },
  { view: "contact", name: "Contact" },
  { view: "spam", name: "Spam" },
  { view: "settled", name: "Settled" },
];

/** The sentence that is shown for a view without tickets. */
export const EMPTY_WORDS: Readonly<Record<TicketView, string>> = {
  open: "Every ticket is answered",
  waiting: "No ticket waits for its shopper",
  contact: "No message of the contact form waits",
  mine: "No open ticket is yours",
  spam: "Nothing looks like spam",
  settled: "No ticket was settled yet",
};
