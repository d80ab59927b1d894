import { Notice } from "@suvarna/ui/notice.tsx";
import { AdvanceLedger, TotalsLedger } from "../cart/index.ts";
import { useShop } from "../platform/root-data.ts";
import { OrderLines } from "./order-lines.tsx";
import type { PriceLock } from "./price-lock.ts";

/** The pieces of the order, and their locked total. */
export function OrderSummary({
  lock,
  advance,
  to,
}: {
  lock: PriceLock;
  /** The advance and the rest, if the shopper chose to pay an advance. */
  advance: PriceLock["advance"];
  /** The country and the state of the destination, as far as they are filled in. */
  to: { readonly country: string; readonly state: string };
}) {
  const { gstPercent } = useShop();
  return (
    <>
      <OrderLines items={lock.items} />
      {lock.coupon?.problem ? (
        <Notice kind="warning" className="mb-4">
          {lock.coupon.problem} It takes nothing off now.
        </Notice>
      ) : null}
      <TotalsLedger
        caption="Order total"
        totals={lock.totals}
        coupon={lock.coupon?.problem ? undefined : lock.coupon?.code}
        gstPercent={gstPercent}
        to={to}
      />
      {advance ? (
        <AdvanceLedger
          caption="When it is due"
          rows={[{ label: "Due before dispatch", rupees: advance.rest }]}
          total={{ label: "Due now", rupees: advance.due }}
        />
      ) : null}
    </>
  );
}
