import type { OrderReturn } from "@suvarna/contract/orders/order-parts";
import { REVIEW_HOURS } from "@suvarna/domain/policies";
import { Notice } from "@suvarna/ui/notice.tsx";
import { langOfData } from "@suvarna/words/here/language";
import * as say from "@suvarna/words/here/order-page";
import { RETURN_REASON_WORDS } from "@suvarna/words/here/reasons";
import { piecesInWords } from "@suvarna/words/pieces-in-words";
import { Link } from "react-router";

/** Shows the state of a request to return an order. */
export function ReturnNotice({ request }: { request: OrderReturn }) {
  const { state, note } = request;
  return (
    <Notice kind={state === "accepted" ? "success" : "warning"} className="mt-8">
      <p>{wordsOf(request)}</p>
      {note ? (
        <p lang={langOfData} className="mt-1 break-words">
          {note}
        </p>
      ) : null}
      {state === "refused" ? (
        <Link to="/support" className="link-gold">
          {say.writeToUs}
        </Link>
      ) : null}
    </Notice>
  );
}

function wordsOf(request: OrderReturn): string {
  const { state, reason, requestedAt, decidedAt = requestedAt } = request;
  const what = request.pieces ? piecesInWords(request.pieces) : null;
  const why = RETURN_REASON_WORDS[reason];
  switch (state) {
    case "requested":
      return what
        ? say.youAskedFor(requestedAt, what, why, REVIEW_HOURS)
        : say.youAskedForOrder(requestedAt, why, REVIEW_HOURS);
    case "accepted":
      return what ? say.agreedTo(decidedAt, what) : say.agreedToOrder(decidedAt);
    case "refused":
      return what ? say.refused(decidedAt, what) : say.refusedOrder(decidedAt);
  }
}
