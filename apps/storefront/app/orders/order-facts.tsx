import type { OrderAdvance } from "@suvarna/contract/orders/order-parts";
import type { DeliveryAddress, Order } from "@suvarna/contract/orders/schemas";
import { PAYMENT_STATE_WORDS } from "@suvarna/words/here/statuses";
import type { ReactNode } from "react";
import { phoneWords, placeWords } from "../accounts/index.ts";
import { AdvanceLedger, TotalsLedger } from "../cart/index.ts";
import { OrderRefunds } from "./order-refunds.tsx";
import { OrderTaxDocuments } from "./order-tax-documents.tsx";
import { isUnpaid } from "./unpaid.ts";

const PAYMENT_METHOD_WORDS: Readonly<Record<Order["paymentMethod"], string>> = {
  COD: "Cash on delivery",
  ONLINE: "Online payment",
  COUNTER: "Paid at the shop",
};

/** The right column of the order page: totals, delivery address and payment. */
export function OrderFacts({ order }: { order: Order }) {
  const { subtotal, discount, gst, shippingCost: shipping, total } = order;
  return (
    <aside aria-label="Summary" className="space-y-7">
      <div className="bg-shell py-8 max-sm:-mx-gutter max-sm:px-gutter sm:px-8">
        <h2 className="mb-4.5 text-[1.625rem]">Summary</h2>
        <TotalsLedger
          caption="Order total"
          totals={{ subtotal, discount, gst, shipping, total }}
          coupon={order.couponCode}
          to={order.shippingAddress}
        />
        {order.advance ? <AdvanceLedger {...partsOf(order, order.advance)} /> : null}
      </div>
      <Fact title="Shipping address">
        <AddressWords address={order.shippingAddress} />
      </Fact>
      {isSame(order.billingAddress, order.shippingAddress) ? null : (
        <Fact title="Billing address">
          <AddressWords address={order.billingAddress} />
        </Fact>
      )}
      {order.giftMessage === undefined ? null : (
        <Fact title="Gift message">
          <p className="wrap-anywhere whitespace-pre-line">
            {order.giftMessage || "Wrapped as a gift, with a blank card."}
          </p>
        </Fact>
      )}
      <Fact title="Payment">
        <p>{PAYMENT_METHOD_WORDS[order.paymentMethod]}</p>
        <p className="text-caption text-ink-mute">{PAYMENT_STATE_WORDS[order.paymentState]}</p>
        {order.panMasked ? (
          <p className="text-caption text-ink-mute">PAN {order.panMasked}</p>
        ) : null}
      </Fact>
      {order.refunds ? (
        <Fact title="Sent back">
          <OrderRefunds refunds={order.refunds} />
        </Fact>
      ) : null}
      {order.invoiceNumber || order.receiptVoucherNumber || order.isPaperPending ? (
        <Fact title="Papers">
          <OrderTaxDocuments order={order} />
          {order.isPaperPending ? (
            <p role="status" className="text-caption text-ink-mute">
              Your paper is being written. It is here in a moment.
            </p>
          ) : null}
        </Fact>
      ) : null}
    </aside>
  );
}

/** The advance and the rest of an order, and whether the rest is still owed or paid. */
function partsOf(order: Order, { due, paid, rest, restOwed }: OrderAdvance) {
  const owed = restOwed ? rest : isUnpaid(order) ? order.total : 0;
  return {
    caption: "Advance and rest",
    rows: [
      { label: "Advance", rupees: due },
      { label: "Rest, due before dispatch", rupees: rest },
    ],
    total: owed > 0 ? { label: "Still to be paid", rupees: owed } : { label: "Paid", rupees: paid },
  };
}

function Fact({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-t border-line pt-5">
      <h2 className="mb-2.5 text-[1.25rem] font-normal">{title}</h2>
      {children}
    </section>
  );
}

function AddressWords({ address }: { address: DeliveryAddress }) {
  const { fullName, street, apartment, city, state, pincode, country, phone } = address;
  return (
    <address className="leading-[1.65] not-italic">
      {fullName}
      <br />
      {apartment ? `${street}, ${apartment}` : street}
      <br />
      {placeWords({ city, state, postalCode: pincode })}
      <br />
      {country}
      <br />
      {phoneWords(phone)}
    </address>
  );
}

function isSame(one: DeliveryAddress, other: DeliveryAddress): boolean {
  const names = Object.keys({ ...one, ...other }) as (keyof DeliveryAddress)[];
  return names.every((name) => one[name] === other[name]);
}
