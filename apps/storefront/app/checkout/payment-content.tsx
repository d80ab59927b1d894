import type { User } from "@suvarna/contract/accounts/schemas";
import type { Order } from "@suvarna/contract/orders/schemas";
import { paise } from "@suvarna/domain/money";
import { Amount } from "@suvarna/ui/amount.tsx";
import { Button } from "@suvarna/ui/button.tsx";
import { ButtonLink } from "@suvarna/ui/button-link.tsx";
import { Notice } from "@suvarna/ui/notice.tsx";
import { TextLink } from "@suvarna/ui/text-link.tsx";
import { istTime } from "@suvarna/words/here/indian-time";
import { type Ref, useState } from "react";
import { payByWords, ReorderButton } from "../orders/index.ts";
import { usePageTitle } from "../platform/meta.ts";
import { AnotherWay } from "./another-way.tsx";
import { rowsOf, stepsOf } from "./payment-facts.tsx";
import { Helpline, PaymentFrame, PaymentPill, WaySteps, WhyList } from "./payment-frame.tsx";
import { type PaymentScene, paymentScene } from "./payment-scene.ts";
import type { usePayment } from "./use-payment.ts";

const PILLS: Readonly<Record<PaymentScene, readonly ["waiting" | "failed" | "good", string]>> = {
  waiting: ["waiting", "Not paid yet"],
  confirming: ["waiting", "Waiting for the bank"],
  failed: ["failed", "Not paid"],
  wrong_amount: ["waiting", "On its way back"],
  late: ["good", "On its way back"],
  over: ["waiting", "Not paid"],
};

const TITLES: Readonly<Record<PaymentScene, string>> = {
  waiting: "Waiting for your payment",
  confirming: "Waiting for your bank",
  failed: "Payment failed",
  wrong_amount: "Another amount arrived",
  late: "The payment came too late",
  over: "The time to pay is over",
};

/**
 * The content of the payment page for an order that is not paid yet, depending on the state of its
 * payment.
 */
export function PaymentContent({
  order,
  user,
  payment,
  payingRest,
  heading,
}: {
  order: Order;
  user: User;
  payment: ReturnType<typeof usePayment>;
  /** Whether the shopper is paying the rest after an advance. */
  payingRest: boolean;
  /** A ref to the heading, so that the page can move the focus there. */
  heading: Ref<HTMLHeadingElement>;
}) {
  const { isConfirming, unverified } = payment;
  const [isChoosing, setChoosing] = useState(false);
  const scene = paymentScene(order, { isConfirming });
  const [tone, pill] = PILLS[scene];
  const title = payingRest && scene === "waiting" ? "Pay the rest of your order" : TITLES[scene];
  usePageTitle(title);
  // An order that received a wrong amount can't be paid at its gateway any more.
  const isOver = scene === "late" || scene === "over" || scene === "wrong_amount";
  const again = scene === "failed";
  return (
    <PaymentFrame order={order}>
      <PaymentPill tone={tone}>{pill}</PaymentPill>
      <h1
        ref={heading}
        tabIndex={-1}
        className="mt-4.5 text-[clamp(2rem,1.5rem+1.8vw,2.75rem)] outline-none"
      >
        {title}
      </h1>
      <div
        role={scene === "failed" || scene === "wrong_amount" ? "alert" : "status"}
        className="mt-3.5 max-w-[34em] text-[1.0625rem] leading-[1.6] text-ink-soft"
      >
        {(again || scene === "wrong_amount") && unverified ? (
          <p className="font-semibold text-ink">{unverified}</p>
        ) : null}
        <p>
          <Lead order={order} scene={scene} payingRest={payingRest} />
        </p>
      </div>
      {unverified && scene === "waiting" ? (
        <Notice kind="error" className="mt-6">
          <p className="font-semibold">{unverified}</p>
          <p>
            {payingRest
              ? "Your order is kept as it is: you can pay the rest again. Money that was taken all the same goes back by itself."
              : "The gateway has not told us of your money. Should it come later, this page goes on by itself, and nothing is charged twice."}
          </p>
        </Notice>
      ) : null}
      {payment.failure && !isChoosing ? (
        <Notice kind="error" className="mt-6">
          {payment.failure}
        </Notice>
      ) : null}
      <WaySteps steps={stepsOf(order, scene)} isBreathing={scene === "confirming"} />
      <WhyList rows={rowsOf(order, scene, payingRest)} />
      <div className="mt-7 flex flex-wrap items-center gap-3 max-sm:[&>a]:w-full max-sm:[&>button]:w-full">
        {isConfirming || isOver ? null : (
          <Button onClick={() => void payment.pay()} busy={payment.busy && "Opening..."}>
            {payingRest ? "Pay the rest" : again ? "Pay again" : "Pay now"}
          </Button>
        )}
        {isConfirming || isOver || isChoosing ? null : (
          <Button look="secondary" onClick={() => setChoosing(true)}>
            Pay another way
          </Button>
        )}
        {isOver && !isConfirming ? (
          <>
            <ReorderButton order={order} look="primary">
              Put the pieces in the cart again
            </ReorderButton>
            <ButtonLink to="/productlist" look="secondary">
              Continue Shopping
            </ButtonLink>
          </>
        ) : null}
        <TextLink to={`/order-details/${order._id}`} className="sm:ml-2 max-sm:justify-center">
          View your order
        </TextLink>
      </div>
      {isChoosing && !isConfirming && !isOver ? (
        <AnotherWay
          order={order}
          user={user}
          payingRest={payingRest}
          busy={payment.busy}
          failure={payment.failure}
          onPay={(way) => void payment.pay(way)}
        />
      ) : null}
      <Helpline />
    </PaymentFrame>
  );
}

/** One or two sentences on what happened to the payment. */
function Lead({
  order,
  scene,
  payingRest,
}: {
  order: Order;
  scene: PaymentScene;
  payingRest: boolean;
}) {
  const { payment } = order;
  const until = payment ? payByWords(order, payment) : null;
  const attempt = payment?.attempt;
  switch (scene) {
    case "confirming":
      return "We ask your bank whether the money has come. This page goes on by itself; you may also close it and look at your order later.";
    case "waiting":
      return <AmountDue order={order} until={until} payingRest={payingRest} />;
    case "failed":
      return (
        <>
          {attempt?.said
            ? "Your bank has declined the payment. "
            : "The payment did not go through. "}
          Your order and its prices are kept, and you can pay it again
          {until ? (
            <>
              {" "}
              until <span className="num">{until}</span>
            </>
          ) : null}
          .
        </>
      );
    case "wrong_amount":
      return "We received another amount than the order comes to, so it is not confirmed. What came goes back to you by itself; nothing is lost.";
    case "late":
      return (
        <>
          It arrived{" "}
          {attempt ? (
            <>
              at <span className="num">{istTime(attempt.at)}</span>,{" "}
            </>
          ) : null}
          when the pieces could no longer be had at that price. The whole sum is on its way back to
          you.
        </>
      );
    case "over":
      return "Your pieces are on sale again, and nothing is charged for this order. If you have paid and your bank is slow, the order is still confirmed when its pieces can be had; else your money goes back by itself.";
  }
}

/** The amount that is due now, the order's total, and until when the pieces are kept. */
function AmountDue({
  order: { number: orderNumber, total, advance },
  until,
  payingRest,
}: {
  order: Order;
  until: string | null;
  payingRest: boolean;
}) {
  const sum = (rupees: number) => (
    <Amount paise={paise(rupees)} className="font-semibold text-ink" />
  );
  const number = <strong className="num font-semibold text-ink">#{orderNumber}</strong>;
  const kept = until ? (
    <>
      {" "}
      Your pieces are kept for you until <span className="num">{until}</span>.
    </>
  ) : null;
  if (!advance) {
    return (
      <>
        Order {number} comes to {sum(total)}.{kept}
      </>
    );
  }
  return payingRest ? (
    <>
      Order {number} comes to {sum(total)}. Your advance of {sum(advance.due)} is paid; the rest of{" "}
      {sum(advance.rest)} is due before dispatch.
    </>
  ) : (
    <>
      Order {number} comes to {sum(total)}. The advance of {sum(advance.due)} is due now, the rest
      of {sum(advance.rest)} before dispatch.{kept}
    </>
  );
}
