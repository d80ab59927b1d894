import type { OrderRefundPart } from "@suvarna/contract/orders/order-parts";
import type { Order } from "@suvarna/contract/orders/schemas";
import { paise } from "@suvarna/domain/money";
import { Amount } from "@suvarna/ui/amount.tsx";
import { longDate } from "@suvarna/words/here/indian-time";
import { langOfData } from "@suvarna/words/here/language";
import * as say from "@suvarna/words/here/order-page";
import { noteOfRefund } from "@suvarna/words/here/step-note";
import type { NotePart } from "@suvarna/words/noted-order";

/** Refunds in part of an order, which was not cancelled or returned. */
export function OrderRefunds({
  order,
  refunds,
}: {
  order: Order;
  refunds: readonly OrderRefundPart[];
}) {
  return (
    <ul className="space-y-4">
      {refunds.map((refund) => (
        <li key={refund._id}>
          <p className="flex justify-between gap-4">
            <span>{piecesOf(refund)}</span>
            <Amount paise={paise(refund.amount)} />
          </p>
          <Note part={noteOfRefund(refund, order)} />
          <p className="text-caption text-ink-mute">
            <time dateTime={refund.at}>{longDate(refund.at)}</time>. {stateOf(refund)}
          </p>
        </li>
      ))}
    </ul>
  );
}

function Note({ part }: { part: NotePart | null }) {
  return part ? (
    <p lang={part.isWritten ? langOfData : undefined} className="wrap-anywhere text-caption">
      {part.text}
    </p>
  ) : null;
}

function piecesOf({ pieces }: OrderRefundPart): string {
  if (pieces.length === 0) return say.partOfThePrice;
  return pieces
    .map(({ name, quantity }) => (quantity > 1 ? `${quantity} × ${name}` : name))
    .join(", ");
}

function stateOf({ isSent, isByHand }: OrderRefundPart): string {
  if (isByHand) {
    return isSent ? say.sentToAccount : say.weSendToAccount;
  }
  return isSent ? say.sentTheWayPaid : say.onItsWayBack;
}
