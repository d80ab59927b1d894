import type { OrderRow } from "@suvarna/contract/orders/staff-desk-schemas";
import { isAllRefunded } from "@suvarna/domain/partial-refund";
import { Money } from "../parts/money.tsx";

/**
 * The total of an order in a list: what is left of it after refunds in part. The ordered total is
 * below it, when it differs, and that all of it went back.
 */
export function OrderTotal({
  row: { totalPaise, refundedPaise },
}: {
  row: Pick<OrderRow, "totalPaise" | "refundedPaise">;
}) {
  return (
    <>
      <Money paise={totalPaise - refundedPaise} />
      {refundedPaise > 0 ? (
        <span className="block text-hint text-ink-mute">
          {isAllRefunded({ total: totalPaise, refunded: refundedPaise }) ? "refunded, " : ""}of{" "}
          <Money paise={totalPaise} />
        </span>
      ) : null}
    </>
  );
}
