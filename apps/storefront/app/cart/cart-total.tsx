import type { Cart } from "@suvarna/contract/cart/schemas";
import { isExpressDelivery } from "@suvarna/domain/delivery-way";
import { wholeRupees } from "@suvarna/domain/formats";
import { FREE_EXPRESS_ABOVE } from "@suvarna/domain/policies";
import { Button } from "@suvarna/ui/button.tsx";
import { ButtonLink } from "@suvarna/ui/button-link.tsx";
import { Icon } from "@suvarna/ui/icon.tsx";
import * as say from "@suvarna/words/here/cart";
import { istClock } from "@suvarna/words/here/indian-time";
import { EXPRESS_DELIVERY } from "@suvarna/words/here/policy-spans";
import { RefreshCw, ShieldCheck } from "lucide";
import { useShop } from "../platform/root-data.ts";
import { lineTrouble } from "./line-state.ts";
import { TotalsLedger } from "./totals-ledger.tsx";

/** The cart's total, and the link to the checkout when every line can be ordered. */
export function CartTotal({ cart }: { cart: Cart }) {
  const { gstPercent, priceLockMinutes } = useShop();
  const orderable = cart.items.every((item) => lineTrouble(item) === null);
  return (
    <aside
      aria-label={say.cartTotal}
      className="bg-shell py-8 max-sm:-mx-gutter max-sm:px-gutter sm:px-8"
    >
      <h2 className="mb-4.5 text-[1.625rem]">{say.cartTotal}</h2>
      {cart.ratesAt ? <PricedAt time={cart.ratesAt} /> : null}
      <TotalsLedger
        caption={say.cartTotal}
        totals={cart.totals}
        coupon={cart.coupon?.problem ? undefined : cart.coupon?.code}
        gstPercent={gstPercent}
      />
      <div className="mt-5.5">
        {orderable ? (
          <ButtonLink to="/checkout" wide>
            {say.proceedToCheckout}
          </ButtonLink>
        ) : (
          <>
            <Button wide disabled aria-describedby="not-orderable">
              {say.proceedToCheckout}
            </Button>
            <p id="not-orderable" className="mt-3 text-small text-alert">
              {cart.items.some(({ product }) => product.price === null)
                ? say.noValidRate
                : say.notOrderable}
            </p>
          </>
        )}
      </div>
      <p className="mt-4 flex gap-2.5 text-caption text-ink-soft">
        <Icon of={ShieldCheck} size={18} className="mt-px text-gold-ink" />
        {isExpressDelivery(cart.totals)
          ? say.expressAbove(EXPRESS_DELIVERY, wholeRupees(FREE_EXPRESS_ABOVE))
          : say.trackedAndInsured}{" "}
        {say.locksYourPriceFor(priceLockMinutes)}
      </p>
    </aside>
  );
}

/** Tells the shopper which metal rates the prices in the cart follow. */
function PricedAt({ time }: { time: string }) {
  return (
    <p className="mb-1.5 flex items-center gap-2.5 border-b border-line pb-4 text-caption leading-[1.4] text-ink-soft">
      <Icon of={RefreshCw} size={17} className="text-gold-ink" />
      <span>
        {say.pricedAt(
          <span key="time" className="num font-semibold text-ink">
            {istClock(time)}
          </span>,
        )}
      </span>
    </p>
  );
}
