import type { OrderReturn } from "@suvarna/contract/orders";
import { longDate } from "../platform/indian-time.ts";
import { Notice } from "../ui/notice.tsx";

const WORDS: Record<OrderReturn["state"], string> = {
  Requested:
    "You have asked us to take this order back. We look at it within 24 hours and write to you.",
  Accepted: "We take this order back, and return what you paid.",
  Refused: "We can’t take this order back.",
};

/** How far a request to send an order back has come. */
export function ReturnNotice({ asked }: { asked: OrderReturn }) {
  const { state, requestedAt, decidedAt, note } = asked;
  return (
    <Notice kind={state === "Accepted" ? "success" : "warning"} className="mt-8">
      {WORDS[state]} {note ? `${note} ` : ""}
      <span className="text-ink-mute">({longDate(decidedAt ?? requestedAt)})</span>
    </Notice>
  );
}
