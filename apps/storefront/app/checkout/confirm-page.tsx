import type { OrderAdvance } from "@suvarna/contract/orders/order-parts";
import type { Order } from "@suvarna/contract/orders/schemas";
import { isAbroad } from "@suvarna/domain/countries";
import { EXPRESS_DELIVERY, goesExpress } from "@suvarna/domain/delivery-way";
import { paise } from "@suvarna/domain/money";
import { CUSTOMS_ABROAD, MAKING, PROCESSING } from "@suvarna/domain/policies";
import { Amount } from "@suvarna/ui/amount.tsx";
import { ButtonLink } from "@suvarna/ui/button-link.tsx";
import { ButtonRow } from "@suvarna/ui/button-row.tsx";
import { Notice } from "@suvarna/ui/notice.tsx";
import { Pill } from "@suvarna/ui/pill.tsx";
import { Skeleton } from "@suvarna/ui/skeleton.tsx";
import { istShort } from "@suvarna/words/en/indian-time";
import { ORDER_STATE_WORDS, PAYMENT_STATE_WORDS } from "@suvarna/words/en/statuses";
import { type ReactNode, useEffect } from "react";
import { useSearchParams } from "react-router";
import { MembersOnly } from "../accounts/index.ts";
import { expectedArrival, isMade, refundNote, useOrder } from "../orders/index.ts";
import { betweenDays } from "../platform/day-span.ts";
import { pageMeta, usePageTitle } from "../platform/meta.ts";
import { useShop } from "../platform/root-data.ts";
import { sayPaid } from "./paid-order.ts";

/** The title of the page until the order's state is loaded. */
const UNKNOWN = "Your order";

export const meta = () => pageMeta({ title: UNKNOWN, personal: true });

/**
 * The page after placing an order. It confirms the order, or states the step that the order waits
 * for. Without an order in its address the page only links to the order history.
 */
export default function ConfirmPage() {
  const id = useSearchParams()[0].get("order");
  return (
    <div className="wrap py-section">
      <MembersOnly to="see your order" waiting={<Skeleton className="h-72" />} frame={Frame}>
        {() => (id ? <Placed id={id} /> : <NoOrder title={THANKS} />)}
      </MembersOnly>
    </div>
  );
}

/** The title for an order that was placed. It is shown only when the order's state confirms it. */
const THANKS = "Thank you for ordering";

function Frame({ title = UNKNOWN, children }: { title?: string | undefined; children: ReactNode }) {
  usePageTitle(title);
  return (
    <>
      <h1>{title}</h1>
      <div className="mt-8 max-w-read">{children}</div>
    </>
  );
}

function Placed({ id }: { id: string }) {
  const { data: order, error } = useOrder(id);
  useEffect(() => sayPaid(id), [id]);
  if (error && !order) return <NoOrder />;
  if (!order) {
    return (
      <Frame>
        <Skeleton className="h-72" />
      </Frame>
    );
  }
  switch (order.state) {
    case "pending_payment":
    case "payment_failed":
      return <Unpaid order={order} />;
    case "cancelled":
    case "returned":
    case "refunded":
      return <Undone order={order} />;
    case "confirmed":
    case "processing":
    case "shipped":
    case "delivered":
      return <Thanks order={order} />;
  }
}

function NoOrder({ title }: { title?: string }) {
  return (
    <Frame title={title}>
      <p className="text-lead text-ink-soft">You find your order in your order history.</p>
      <NextLinks to="/order-history" label="Order history" />
    </Frame>
  );
}

function Unpaid({ order }: { order: Order }) {
  const failed = order.state === "payment_failed";
  return (
    <Frame title={failed ? "Your order is not paid" : "Your order waits for its payment"}>
      <p className="text-lead text-ink-soft">
        The payment of <DueWithOrder order={order} /> for order <OrderNumber order={order} />{" "}
        {failed
          ? "did not go through."
          : "has not come yet. The order is confirmed once it is here."}
      </p>
      <NextLinks to={`/final?order=${order._id}`} label="Complete the payment" />
    </Frame>
  );
}

function Undone({ order }: { order: Order }) {
  const was = ORDER_STATE_WORDS[order.state].toLowerCase();
  return (
    <Frame title={`Your order was ${was}`}>
      <p className="text-lead text-ink-soft">
        Order <OrderNumber order={order} /> was {was}. {refundNote(order)}
      </p>
      <NextLinks to={`/order-details/${order._id}`} label="View your order" />
    </Frame>
  );
}

function Thanks({ order }: { order: Order }) {
  const { demonstration } = useShop();
  const { advance } = order;
  const isPaid = order.paymentState === "paid";
  const { city, country } = order.shippingAddress;
  const arrival = expectedArrival(order);
  const express = goesExpress({ subtotal: order.subtotal, shipping: order.shippingCost });
  const rest = advance?.restOwed ? advance.rest : 0;
  return (
    <Frame title={THANKS}>
      <p className="text-lead text-ink-soft">
        Your order <OrderNumber order={order} /> is with us. It comes to <Total order={order} />, at
        the rates of <span className="num">{istShort(order.ratesAt)}</span>.
      </p>
      <p className="mt-4.5">
        <Pill tone={isPaid || rest > 0 ? "good" : "neutral"}>{paymentWords(order)}</Pill>
      </p>
      {advance && rest > 0 ? <AdvancePaid advance={advance} /> : null}
      {demonstration ? (
        <Notice kind="warning" className="mt-6">
          This shop is a demonstration: nothing is made, delivered or charged.
        </Notice>
      ) : null}
      <h2 className="mt-11 text-[1.625rem]">What happens next</h2>
      <ol className="mt-4.5 border-t border-line">
        {order.items.some(isMade) ? (
          <NextStep title="We make it">What is made to order is ready in {MAKING}.</NextStep>
        ) : null}
        {rest > 0 ? (
          <NextStep title="You pay the rest">
            We write to you when your pieces are ready. <Amount paise={paise(rest)} /> is due before
            we send them; you can also pay it now.
          </NextStep>
        ) : (
          <NextStep title="We prepare it">Your pieces are packed within {PROCESSING}.</NextStep>
        )}
        <NextStep title={express ? "It travels express, insured" : "It travels insured"}>
          {express ? `${EXPRESS_DELIVERY} is free for this order. ` : null}
          {arrival ? `It arrives at ${city} ${betweenDays(arrival)}, tracked.` : null}{" "}
          {isAbroad(country) ? CUSTOMS_ABROAD : null}
        </NextStep>
        {order.paymentState === "on_delivery" ? (
          <NextStep title="You pay at your door">
            Please have <Amount paise={paise(order.total)} /> ready for the courier.
          </NextStep>
        ) : null}
      </ol>
      <NextLinks to={`/order-details/${order._id}`} label="View your order" />
    </Frame>
  );
}

function AdvancePaid({ advance: { due, rest } }: { advance: OrderAdvance }) {
  return (
    <p className="mt-4.5 text-ink-soft">
      Your advance of <Amount paise={paise(due)} className="font-semibold text-ink" /> has come. The
      rest of <Amount paise={paise(rest)} className="font-semibold text-ink" /> is due before
      dispatch, and stays the same whatever the rates do.
    </p>
  );
}

/** The state of the payment of an order that was not undone, in words. */
function paymentWords({ advance, paymentState, paymentMethod }: Order): string {
  if (advance?.restOwed) return "Advance paid";
  return paymentState === "paid" ? PAID[paymentMethod] : PAYMENT_STATE_WORDS[paymentState];
}

const PAID: Readonly<Record<Order["paymentMethod"], string>> = {
  ONLINE: "Paid online",
  COD: "Paid on delivery",
  COUNTER: "Paid at the shop",
};

function DueWithOrder({ order }: { order: Order }) {
  const due = order.advance?.due ?? order.total;
  return <Amount paise={paise(due)} className="font-semibold text-ink" />;
}

function Total({ order }: { order: Order }) {
  return <Amount paise={paise(order.total)} className="font-semibold text-ink" />;
}

function OrderNumber({ order }: { order: Order }) {
  return <strong className="num font-semibold text-ink">#{order.number}</strong>;
}

function NextStep({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li className="border-b border-line py-4.5">
      <b className="block font-medium">{title}</b>
      <span className="text-ink-soft">{children}</span>
    </li>
  );
}

function NextLinks({ to, label }: { to: string; label: string }) {
  return (
    <ButtonRow className="mt-9">
      <ButtonLink to={to}>{label}</ButtonLink>
      <ButtonLink to="/productlist" look="secondary">
        Continue Shopping
      </ButtonLink>
    </ButtonRow>
  );
}
