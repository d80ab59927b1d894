import type { OrderAdvance } from "@suvarna/contract/orders/order-parts";
import type { DeliveryAddress, Order } from "@suvarna/contract/orders/schemas";
import * as countries from "@suvarna/words/here/countries";
import * as language from "@suvarna/words/here/language";
import * as say from "@suvarna/words/here/order-page";
import { HANDED_OVER, PAYMENT_STATE_WORDS } from "@suvarna/words/here/statuses";
import type { ReactNode } from "react";
import { phoneWords, placeWords } from "../accounts/index.ts";
import { AdvanceLedger, TotalsLedger } from "../cart/index.ts";
import { useShop } from "../platform/root-data.ts";
import { doorPayment } from "./door-payment.ts";
import { OrderRefunds } from "./order-refunds.tsx";
import { OrderTaxDocuments } from "./order-tax-documents.tsx";
import { isUnpaid } from "./unpaid.ts";

const PAYMENT_METHOD_WORDS: Readonly<Record<Order["paymentMethod"], string>> = {
  COD: say.cashOnDelivery,
  ONLINE: say.onlinePayment,
  COUNTER: say.paidAtTheShop,
};

/** The right column of the order page: totals, delivery address and payment. */
export function OrderFacts({ order }: { order: Order }) {
  const { subtotal, discount, gst, shippingCost: shipping, total } = order;
  const atTheDoor = doorPayment(order);
  const shop = useShop();
  const sentBack = order.refunds?.filter(({ isLessAtDoor }) => !isLessAtDoor) ?? [];
  return (
    <aside aria-label={say.summary} className="space-y-7">
      <div className="bg-shell py-8 max-sm:-mx-gutter max-sm:px-gutter sm:px-8">
        <h2 className="mb-4.5 text-[1.625rem]">{say.summary}</h2>
        <TotalsLedger
          caption={say.orderTotal}
          totals={{ subtotal, discount, gst, shipping, total }}
          coupon={order.couponCode}
          to={order.shippingAddress}
          isTakenAway={order.takenAway}
        />
        {order.advance ? <AdvanceLedger {...partsOf(order, order.advance)} /> : null}
        {atTheDoor ? <AdvanceLedger {...atTheDoor} /> : null}
      </div>
      {order.takenAway ? (
        <Fact title={HANDED_OVER}>
          <p lang={language.langOf(shop.address)}>{shop.address}</p>
        </Fact>
      ) : (
        <Fact title={say.shippingAddress}>
          <AddressWords address={order.shippingAddress} />
        </Fact>
      )}
      {isSame(order.billingAddress, order.shippingAddress) ||
      order.billingAddress.street === "" ? null : (
        <Fact title={say.billingAddress}>
          <AddressWords address={order.billingAddress} />
        </Fact>
      )}
      {order.giftMessage === undefined ? null : (
        <Fact title={say.giftMessage}>
          <p
            lang={language.langOf(order.giftMessage)}
            className="wrap-anywhere whitespace-pre-line"
          >
            {order.giftMessage || say.blankCard}
          </p>
        </Fact>
      )}
      <Fact title={say.payment}>
        <p>{PAYMENT_METHOD_WORDS[order.paymentMethod]}</p>
        <p className="text-caption text-ink-mute">{PAYMENT_STATE_WORDS[order.paymentState]}</p>
        {order.panMasked ? (
          <p className="text-caption text-ink-mute">PAN {order.panMasked}</p>
        ) : null}
      </Fact>
      {sentBack.length > 0 ? (
        <Fact title={say.sentBack}>
          <OrderRefunds order={order} refunds={sentBack} />
        </Fact>
      ) : null}
      {order.invoiceNumber || order.receiptVoucherNumber || order.isPaperPending ? (
        <Fact title={say.papers}>
          <OrderTaxDocuments order={order} />
          {order.isPaperPending ? (
            <p role="status" className="text-caption text-ink-mute">
              {say.paperIsBeingWritten}
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
    caption: say.advanceAndRest,
    rows: [
      { label: say.advance, rupees: due },
      { label: say.restBeforeDispatch, rupees: rest },
    ],
    total:
      owed > 0 ? { label: say.stillToBePaid, rupees: owed } : { label: say.paid, rupees: paid },
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
      {countries.countryWords(country)}
      <br />
      {phoneWords(phone)}
    </address>
  );
}

function isSame(one: DeliveryAddress, other: DeliveryAddress): boolean {
  const names = Object.keys({ ...one, ...other }) as (keyof DeliveryAddress)[];
  return names.every((name) => one[name] === other[name]);
}
