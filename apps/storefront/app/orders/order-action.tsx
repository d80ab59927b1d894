import type { Order } from "@suvarna/contract/orders";
import { FileText } from "lucide-react";
import { ButtonLink } from "../ui/button-link.tsx";
import { ButtonRow } from "../ui/button-row.tsx";
import { Icon } from "../ui/icon.tsx";
import { isTimeToPayOver, isUnpaid } from "./unpaid.ts";

/** What most people open an order for: to pay it as long as it waits for that, later its invoice. */
export function OrderAction({ order }: { order: Order }) {
  if (isUnpaid(order)) {
    return isTimeToPayOver(order) ? null : (
      <ButtonRow className="max-sm:w-full">
        <ButtonLink to={`/final?order=${order._id}`}>Complete the payment</ButtonLink>
      </ButtonRow>
    );
  }
  return order.invoiceNumber ? (
    <ButtonRow className="max-sm:w-full">
      <ButtonLink to={`/orders/${order._id}/invoice`} look="secondary" size="small">
        <Icon of={FileText} size={17} />
        Invoice
      </ButtonLink>
    </ButtonRow>
  ) : null;
}
