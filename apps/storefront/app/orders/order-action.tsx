import type { Order } from "@suvarna/contract/orders/schemas";
import { ButtonLink } from "@suvarna/ui/button-link.tsx";
import { ButtonRow } from "@suvarna/ui/button-row.tsx";
import { Icon } from "@suvarna/ui/icon.tsx";
import * as say from "@suvarna/words/here/orders";
import { FileText } from "lucide";
import { trackingAddress } from "./tracking.ts";
import { isPayable, isUnpaid } from "./unpaid.ts";

/**
 * The main button of an order: to pay the order or its rest, to track the parcel, or to open the
 * invoice.
 */
export function OrderAction({ order }: { order: Order }) {
  const { _id: id, invoiceNumber } = order;
  const tracking = trackingAddress(order);
  const restOwed = order.advance?.restOwed ?? false;
  if (restOwed) {
    return (
      <ButtonRow className="max-sm:w-full">
        <ButtonLink to={`/final?order=${id}&pay=rest`}>{say.payTheRest}</ButtonLink>
      </ButtonRow>
    );
  }
  if (isUnpaid(order) ? !isPayable(order) : !invoiceNumber && !tracking) return null;
  return (
    <ButtonRow className="max-sm:w-full">
      {isUnpaid(order) ? (
        <ButtonLink to={`/final?order=${id}`}>{say.completeThePayment}</ButtonLink>
      ) : null}
      {invoiceNumber ? (
        <ButtonLink to={`/orders/${id}/invoice`} look="secondary" size="small">
          <Icon of={FileText} size={17} />
          {say.invoice}
        </ButtonLink>
      ) : null}
      {tracking ? (
        <ButtonLink to={tracking} target="_blank" rel="noopener noreferrer" size="small">
          {say.trackParcel}
        </ButtonLink>
      ) : null}
    </ButtonRow>
  );
}
