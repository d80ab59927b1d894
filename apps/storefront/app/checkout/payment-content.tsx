import type { User } from "@suvarna/contract/accounts/schemas";
import type { PaymentAttempt } from "@suvarna/contract/orders/order-parts";
import type { Order } from "@suvarna/contract/orders/schemas";
import { paise } from "@suvarna/domain/money";
import { Amount } from "@suvarna/ui/amount.tsx";
import { Button } from "@suvarna/ui/button.tsx";
import { ButtonLink } from "@suvarna/ui/button-link.tsx";
import { Notice } from "@suvarna/ui/notice.tsx";
import { TextLink } from "@suvarna/ui/text-link.tsx";
import { istTime } from "@suvarna/words/here/indian-time";
import * as say from "@suvarna/words/here/payment";
import { type Ref, useState } from "react";
import { payByWords, ReorderButton } from "../orders/index.ts";
import { usePageTitle } from "../platform/meta.ts";
import { OtherPaymentMethods } from "./other-payment-methods.tsx";
import { rowsOf, stepsOf } from "./payment-facts.tsx";
import {
  Helpline,
  OrderProgress,
  PaymentFactList,
  PaymentFrame,
  PaymentPill,
} from "./payment-frame.tsx";
import { type PaymentScene, paymentScene } from "./payment-scene.ts";
import type { usePayment } from "./use-payment.ts";

const PILLS: Readonly<Record<PaymentScene, readonly ["waiting" | "failed" | "returning", string]>> =
  {
    waiting: ["waiting", say.notPaidYet],
    confirming: ["waiting", say.waitingForTheBank],
    failed: ["failed", say.notPaid],
    wrong_amount: ["waiting", say.onItsWayBack],
    late: ["returning", say.onItsWayBack],
    over: ["waiting", say.notPaid],
  };

const TITLES: Readonly<Record<PaymentScene, string>> = {
  waiting: say.waitingForPayment,
  confirming: say.waitingForYourBank,
  failed: say.paymentFailed,
  wrong_amount: say.anotherAmountArrived,
  late: say.cameTooLate,
  over: say.timeIsOver,
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
  const title = payingRest && scene === "waiting" ? say.payTheRestTitle : TITLES[scene];
  usePageTitle(title);
  // An order that received a wrong amount can't be paid at its gateway any more.
  const isOver = scene === "late" || scene === "over" || scene === "wrong_amount";
  const again = scene === "failed";
  return (
    <PaymentFrame
      order={order}
      isOver={isOver}
      payingRest={payingRest}
      totalLabel={scene === "late" ? say.sentBack : undefined}
    >
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
          <p className="font-semibold text-ink">
            {again ? say.paymentRefused(unverified) : unverified}
          </p>
        ) : null}
        <p>
          <Lead order={order} scene={scene} payingRest={payingRest} />
        </p>
      </div>
      {unverified && scene === "waiting" ? (
        <Notice kind="error" className="mt-6">
          <p className="font-semibold">{unverified}</p>
          <p>{payingRest ? say.restNotVerified : say.notVerified}</p>
        </Notice>
      ) : null}
      {payment.failure && !isChoosing ? (
        <Notice kind="error" className="mt-6">
          {payment.failure}
        </Notice>
      ) : null}
      <OrderProgress steps={stepsOf(order, scene)} isBreathing={scene === "confirming"} />
      <PaymentFactList rows={rowsOf(order, scene, payingRest)} />
      <div className="mt-7 flex flex-wrap items-center gap-3 max-sm:[&>a]:w-full max-sm:[&>button]:w-full">
        {isConfirming || isOver ? null : (
          <Button onClick={() => void payment.pay()} busy={payment.busy && say.opening}>
            {payingRest ? say.payTheRest : again ? say.payAgain : say.payNow}
          </Button>
        )}
        {isConfirming || isOver || isChoosing ? null : (
          <Button look="secondary" onClick={() => setChoosing(true)}>
            {say.payAnotherWay}
          </Button>
        )}
        {isOver && !isConfirming ? (
          <>
            <ReorderButton order={order} look="primary">
              {say.putInCartAgain}
            </ReorderButton>
            <ButtonLink to="/productlist" look="secondary">
              {say.continueShopping}
            </ButtonLink>
          </>
        ) : null}
        <TextLink to={`/order-details/${order._id}`} className="sm:ml-2 max-sm:justify-center">
          {say.viewYourOrder}
        </TextLink>
      </div>
      {isChoosing && !isConfirming && !isOver ? (
        <OtherPaymentMethods
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
      return say.askingYourBank;
    case "waiting":
      return <AmountDue order={order} until={until} payingRest={payingRest} />;
    case "failed":
      return (
        <>
          {isRefusal(attempt) ? say.bankDeclined : say.didNotGoThrough}
          {until ? say.canPayAgainUntil(timeOf(until)) : say.canPayAgain}
        </>
      );
    case "wrong_amount":
      return say.wrongAmountText;
    case "late":
      return attempt ? say.lateTextAt(timeOf(istTime(attempt.at))) : say.lateText;
    case "over":
      return say.overText;
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
  const sum = (key: string, rupees: number) => (
    <Amount key={key} paise={paise(rupees)} className="font-semibold text-ink" />
  );
  const number = (
    <strong key="number" className="num font-semibold text-ink">
      #{orderNumber}
    </strong>
  );
  const [due, rest] = [sum("due", advance?.due ?? 0), sum("rest", advance?.rest ?? 0)];
  return (
    <>
      {say.orderComesTo(number, sum("total", total))}
      {advance ? (payingRest ? say.restIsDue(due, rest) : say.advanceIsDue(due, rest)) : null}
      {until && !(advance && payingRest) ? say.keptUntil(timeOf(until)) : null}
    </>
  );
}

function timeOf(words: string) {
  return (
    <span key="time" className="num">
      {words}
    </span>
  );
}

/** The reasons of failures that no bank has decided. */
const NOT_BY_BANK: readonly PaymentAttempt["declineReason"][] = [
  "account_unknown",
  "bank_unreachable",
  "cancelled",
  "not_confirmed",
  "too_late",
];

/** Whether the bank has refused the attempt, as far as the shop knows. */
function isRefusal(attempt: PaymentAttempt | undefined): boolean {
  return Boolean(attempt?.said) && !NOT_BY_BANK.includes(attempt?.declineReason);
}
