import { paise } from "@suvarna/domain/money";
import { Amount } from "@suvarna/ui/amount.tsx";
import { Notice } from "@suvarna/ui/notice.tsx";
import { Picture } from "@suvarna/ui/picture.tsx";
import { AdvanceLedger, lineWords, TotalsLedger } from "../cart/index.ts";
import { useShop } from "../platform/root-data.ts";
import { LockLine } from "./lock-line.tsx";
import type { PriceLock } from "./price-lock.ts";
import type { HeldPrice } from "./use-price-lock.ts";

/** The pieces of the order, and their locked total. */
export function OrderSummary({
  lock,
  price,
  advance,
  to,
}: {
  lock: PriceLock;
  price: HeldPrice;
  /** The advance and the rest, if the advance is chosen. */
  advance: PriceLock["advance"];
  /** The destination, as far as it is filled in. */
  to: { readonly country: string; readonly state: string };
}) {
  const { gstPercent } = useShop();
  return (
    <section>
      <h2 className="mb-5 text-[1.625rem]">Your order</h2>
      <ul className="mb-3.5">
        {lock.items.map(({ productId, name, image, quantity, size, engraving, ...item }) => (
          <li
            key={`${productId} ${size ?? ""} ${engraving ?? ""}`}
            className="grid grid-cols-[4.5rem_1fr_auto] items-center gap-4.5 py-3.5"
          >
            <span className="relative">
              <Picture
                src={image}
                alt=""
                width={1200}
                height={1200}
                sizes="72px"
                className="aspect-square"
              />
              <span className="absolute top-0 right-0 min-w-5.5 bg-ink px-1.25 text-center text-[0.75rem] leading-5.5 text-ivory tabular-nums">
                <span className="sr-only">Quantity </span>
                {quantity}
              </span>
            </span>
            <div>
              <h3 className="text-[0.9375rem] leading-[1.35] font-medium">{name}</h3>
              <p className="text-caption text-ink-mute tabular-nums">
                {lineWords({
                  ...item,
                  ...(size ? { size } : {}),
                  ...(engraving ? { engraving } : {}),
                })}
              </p>
            </div>
            <Amount paise={paise(item.realTimeTotalPrice)} />
          </li>
        ))}
      </ul>
      <LockLine lock={lock} price={price} />
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
    </section>
  );
}
