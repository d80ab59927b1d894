import type { Order } from "@suvarna/contract/orders/schemas";
import { paise } from "@suvarna/domain/money";
import { Amount } from "@suvarna/ui/amount.tsx";
import { Button } from "@suvarna/ui/button.tsx";
import { ButtonLink } from "@suvarna/ui/button-link.tsx";
import { Notice } from "@suvarna/ui/notice.tsx";
import { TextLink } from "@suvarna/ui/text-link.tsx";
import { istTime } from "@suvarna/words/en/indian-time";
import type { ReactNode, Ref } from "react";
import { payByWords, ReorderButton } from "../orders/index.ts";
import { usePageTitle } from "../platform/meta.ts";
import {
  Helpline,
  PaymentFrame,
  PaymentPill,
  type WayStep,
  WaySteps,
  WhyList,
} from "./payment-frame.tsx";
import { type PaymentScene, paymentScene } from "./payment-scene.ts";
import { minutesWords } from "./price-lock.ts";
import type { usePayment } from "./use-payment.ts";

/** The sentence that money takes to come back. */
const BACK_BY_ITSELF = "It goes back by itself, in 5 to 7 bank days";

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

/** The payment page of an order that is not settled, in the state that the order is in. */
export function PaymentContent({
  order,
  payment,
  payingRest,
  heading,
}: {
  order: Order;
  payment: ReturnType<typeof usePayment>;
  /** Whether the rest after an advance is paid. */
  payingRest: boolean;
  /** Receives the heading. */
  heading: Ref<HTMLHeadingElement>;
}) {
  const { isConfirming, unverified } = payment;
  const scene = paymentScene(order, { isConfirming });
  const [tone, pill] = PILLS[scene];
  const title = payingRest && scene === "waiting" ? "Pay the rest of your order" : TITLES[scene];
  usePageTitle(title);
  // An order that another amount came for can not be paid any more at its gateway.
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
      {payment.failure ? (
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
      <Helpline />
    </PaymentFrame>
  );
}

/** What happened, in one or two sentences. */
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

/** The time without its zone, because the page says IST where it matters. */
const clock = (at: string) => istTime(at).replace(" IST", "");

function stepsOf({ createdAt, payment, history }: Order, scene: PaymentScene): WayStep[] {
  const placed: WayStep = { label: "Order placed", detail: clock(createdAt), progress: "done" };
  const at = clock(payment?.attempt?.at ?? history.at(-1)?.at ?? createdAt);
  const confirmed = (detail: string): WayStep => ({
    label: "Confirmed",
    detail,
    progress: "coming",
  });
  switch (scene) {
    case "waiting":
      return [
        placed,
        { label: "Payment", detail: "is yours to make", progress: "current" },
        confirmed("by e-mail and SMS"),
      ];
    case "confirming":
      return [
        placed,
        { label: "Payment", detail: "at your bank", progress: "current" },
        confirmed("by e-mail and SMS"),
      ];
    case "failed":
      return [
        placed,
        { label: "Payment failed", detail: at, progress: "failed" },
        confirmed("not yet"),
      ];
    case "wrong_amount":
      return [
        placed,
        { label: "Amount differs", detail: at, progress: "current" },
        confirmed("not any more"),
      ];
    case "late":
      return [
        { label: "Received", detail: at, progress: "done" },
        { label: "Sent back", detail: "the way it came", progress: "current" },
        { label: "On your account", detail: "in 5 to 7 bank days", progress: "coming" },
      ];
    case "over":
      return [
        placed,
        { label: "Not paid in time", detail: at, progress: "failed" },
        confirmed("not any more"),
      ];
  }
}

type Row = readonly [label: string, value: ReactNode];

function rowsOf(order: Order, scene: PaymentScene, payingRest: boolean): Row[] {
  const { advance, payment, total } = order;
  const attempt = payment?.attempt;
  const due = (payingRest ? advance?.rest : advance?.due) ?? total;
  const bold = (rupees: number) => <Amount paise={paise(rupees)} className="font-semibold" />;
  const said: Row[] =
    attempt?.said && attempt.end === "declined" ? [["What the bank said", attempt.said]] : [];
  const toPay: Row = ["To pay", bold(due)];
  const kept: Row[] =
    payment && !payingRest ? [["Pieces kept until", <Kept key="kept" order={order} />]] : [];
  switch (scene) {
    case "waiting":
    case "confirming":
      return [
        ...said,
        toPay,
        ...kept,
        ["If it fails", "Nothing is lost: the order stays, and you can pay again"],
      ];
    case "failed":
      return [
        ...said,
        toPay,
        [
          "What helps",
          "Look at the limits in your bank’s app, or choose net banking in the payment window: it has no limit here",
        ],
        ["If money left all the same", BACK_BY_ITSELF],
      ];
    case "wrong_amount": {
      const received = attempt?.amount ?? 0;
      return [
        ["The order comes to", <Amount key="due" paise={paise(due)} />],
        ["Received", <Amount key="received" paise={paise(received)} />],
        [received < due ? "Missing" : "Too much", bold(Math.abs(due - received))],
        ["What came", BACK_BY_ITSELF],
        ["What helps", "Put the pieces in the cart again, and pay the whole sum"],
        ...reference(order),
      ];
    }
    case "late":
      return [
        ["Sent back", bold(attempt?.amount ?? due)],
        ["To", "The account or card that it came from"],
        ...reference(order),
        ["Nothing was charged", "You can order again at the rate of this minute"],
      ];
    case "over":
      return [
        ["The order came to", bold(total)],
        ["If money left all the same", BACK_BY_ITSELF],
        [
          "What helps",
          "Put the pieces in the cart again: they are yours at the rate of this minute",
        ],
      ];
  }
}

function reference({ payment }: Order): Row[] {
  return payment?.orderId ? [["Payment number", payment.orderId]] : [];
}

/** Until when the pieces are kept, and in how many minutes that is. */
function Kept({ order }: { order: Order }) {
  const { payment } = order;
  if (!payment) return null;
  const seconds = Math.max(0, Math.ceil((Date.parse(payment.payBy) - Date.now()) / 1000));
  return (
    <>
      <span className="num">{payByWords(order, payment)}</span>
      {seconds > 0 && seconds < 3600 ? `, ${minutesWords(seconds)} from now` : null}
    </>
  );
}
