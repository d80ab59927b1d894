import type { OrderReturn } from "@suvarna/contract/orders/order-parts";
import { REVIEW_HOURS } from "@suvarna/domain/policies";
import { Notice } from "@suvarna/ui/notice.tsx";
import { longDate } from "@suvarna/words/here/indian-time";
import { RETURN_REASON_WORDS } from "@suvarna/words/here/reasons";
import { piecesInWords } from "@suvarna/words/pieces-in-words";
import { Link } from "react-router";

/** Shows the state of a request to return an order. */
export function ReturnNotice({ asked }: { asked: OrderReturn }) {
  const { state, note } = asked;
  return (
    <Notice kind={state === "accepted" ? "success" : "warning"} className="mt-8">
      <p>{wordsOf(asked)}</p>
      {note ? <p className="mt-1 break-words">{note}</p> : null}
      {state === "refused" ? (
        <Link to="/support" className="link-gold">
          Write to us if you see it otherwise
        </Link>
      ) : null}
    </Notice>
  );
}

function wordsOf(asked: OrderReturn): string {
  const { state, reason, requestedAt, decidedAt = requestedAt } = asked;
  const what = asked.pieces ? piecesInWords(asked.pieces) : "this order";
  switch (state) {
    case "requested":
      return `You asked us on ${longDate(requestedAt)} to take ${what} back: “${RETURN_REASON_WORDS[reason]}”. We look at it within ${REVIEW_HOURS} hours and write to you.`;
    case "accepted":
      return `On ${longDate(decidedAt)} we agreed to take ${what} back.`;
    case "refused":
      return `On ${longDate(decidedAt)} we decided that we can’t take ${what} back.`;
  }
}
