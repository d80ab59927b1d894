import type { Order } from "@suvarna/contract/orders/schemas";
import { paise } from "@suvarna/domain/money";
import { Amount } from "@suvarna/ui/amount.tsx";
import { istTime } from "@suvarna/words/here/indian-time";
import type { ReactNode } from "react";
import { payByWords } from "../orders/index.ts";
import type { WayStep } from "./payment-frame.tsx";
import type { PaymentScene } from "./payment-scene.ts";
import { minutesWords } from "./price-lock.ts";

/** How money comes back that arrived for an order but was not accepted as its payment. */
const BACK_BY_ITSELF = "It goes back by itself, in 5 to 7 bank days";

/** The time without its time zone, for rows in which the zone is not repeated. */
const clock = (at: string) => istTime(at).replace(" IST", "");

/** The steps of an order that the payment page shows. */
export function stepsOf({ createdAt, payment, history }: Order, scene: PaymentScene): WayStep[] {
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

/** The facts of a payment, as rows with a label. */
export function rowsOf(order: Order, scene: PaymentScene, payingRest: boolean): Row[] {
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

/** Until when the pieces are reserved, and in how many minutes that is. */
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
