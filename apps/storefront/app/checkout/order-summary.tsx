import { Notice } from "@suvarna/ui/notice.tsx";
import * as say from "@suvarna/words/here/checkout";
import * as ofCart from "@suvarna/words/here/coupon-of-cart";
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
          {ofCart.couponProblem(lock.coupon)} {say.takesNothingOff}
        </Notice>
      ) : null}
      <TotalsLedger
        caption={say.orderTotal}
        totals={lock.totals}
        coupon={lock.coupon?.problem ? undefined : lock.coupon?.code}
        gstPercent={gstPercent}
        to={to}
      />
      {advance ? (
        <AdvanceLedger
          caption={say.whenItIsDue}
          rows={[{ label: say.dueBeforeDispatch, rupees: advance.rest }]}
          total={{ label: say.dueNow, rupees: advance.due }}
        />
      ) : null}
    </>
  );
}
