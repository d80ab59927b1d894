import type { OrderRow } from "@suvarna/contract/orders/staff-desk-schemas";
import { isAllRefunded } from "@suvarna/domain/partial-refund";
import { Money, sayMoney } from "../parts/money.tsx";

/**
 * The total of an order in a list, as it was ordered: the list is sorted by it, and its sum is above
 * the list. What refunds in part have taken from it is below.
 */
export function OrderTotal({
  row: { totalPaise, refundedPaise },
}: {
  row: Pick<OrderRow, "totalPaise" | "refundedPaise">;
}) {
  return (
    <>
      <Money paise={totalPaise} />
      {refundedPaise > 0 ? (
        <span className="block text-hint text-ink-mute">
          {isAllRefunded({ total: totalPaise, refunded: refundedPaise })
            ? "all refunded"
            : `${sayMoney(refundedPaise)} less`}
        </span>
      ) : null}
    </>
  );
}
