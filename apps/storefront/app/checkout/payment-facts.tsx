import type { PaymentAttempt } from "@suvarna/contract/orders/order-parts";
import type { Order } from "@suvarna/contract/orders/schemas";
import { paise } from "@suvarna/domain/money";
import { Amount } from "@suvarna/ui/amount.tsx";
import { istTime } from "@suvarna/words/here/indian-time";
import * as language from "@suvarna/words/here/language";
import * as say from "@suvarna/words/here/payment";
import type { ReactNode } from "react";
import { payByWords } from "../orders/index.ts";
import type { ProgressStep } from "./payment-frame.tsx";
import type { PaymentScene } from "./payment-scene.ts";
import { minutesWords } from "./price-lock.ts";

/** The time without its time zone, for rows in which the zone is not repeated. */
const clock = (at: string) => istTime(at).replace(" IST", "");

/** The steps of an order that the payment page shows. */
export function stepsOf(
  { createdAt, payment, history }: Order,
  scene: PaymentScene,
): ProgressStep[] {
  const placed: ProgressStep = {
    label: say.orderPlaced,
    detail: clock(createdAt),
    progress: "done",
  };
  const at = clock(payment?.attempt?.at ?? history.at(-1)?.at ?? createdAt);
  const confirmed = (detail: string): ProgressStep => ({
    label: say.confirmed,
    detail,
    progress: "coming",
  });
  switch (scene) {
    case "waiting":
      return [
        placed,
        { label: say.payment, detail: say.isYoursToMake, progress: "current" },
        confirmed(say.byEmailAndSms),
      ];
    case "confirming":
      return [
        placed,
        { label: say.payment, detail: say.atYourBank, progress: "current" },
        confirmed(say.byEmailAndSms),
      ];
    case "failed":
      return [
        placed,
        { label: say.paymentFailed, detail: at, progress: "failed" },
        confirmed(say.notYet),
      ];
    case "wrong_amount":
      return [
        placed,
        { label: say.amountDiffers, detail: at, progress: "current" },
        confirmed(say.notAnyMore),
      ];
    case "late":
      return [
        { label: say.received, detail: at, progress: "done" },
        { label: say.sentBack, detail: say.theWayItCame, progress: "current" },
        { label: say.onYourAccount, detail: say.inBankDays, progress: "coming" },
      ];
    case "over":
      return [
        placed,
        { label: say.notPaidInTime, detail: at, progress: "failed" },
        confirmed(say.notAnyMore),
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
  const bankRows: Row[] =
    attempt?.end === "declined" && (attempt.said || attempt.declineReason)
      ? [
          [
            attempt.said ? say.whatTheBankSaid : say.whyItFailed,
            <BankWords key="said" attempt={attempt} />,
          ],
        ]
      : [];
  const toPay: Row = [say.toPay, bold(due)];
  const reserveRows: Row[] =
    payment && !payingRest
      ? [[say.piecesKeptUntil, <ReservedUntil key="kept" order={order} />]]
      : [];
  switch (scene) {
    case "waiting":
    case "confirming":
      return [...bankRows, toPay, ...reserveRows, [say.ifItFails, say.nothingIsLost]];
    case "failed":
      return [
        ...bankRows,
        toPay,
        [say.whatHelps, helpFor(attempt)],
        [say.ifMoneyLeft, say.backByItself],
      ];
    case "wrong_amount": {
      const received = attempt?.amount ?? 0;
      return [
        [say.theOrderComesTo, <Amount key="due" paise={paise(due)} />],
        [say.received, <Amount key="received" paise={paise(received)} />],
        [received < due ? say.missing : say.tooMuch, bold(Math.abs(due - received))],
        [say.whatCame, say.backByItself],
        [say.whatHelps, say.payTheWholeSum],
        ...reference(order),
      ];
    }
    case "late":
      return [
        [say.sentBack, bold(attempt?.amount ?? due)],
        [say.to, say.whereItCameFrom],
        ...reference(order),
        [say.nothingWasCharged, say.orderAtThisMinute],
      ];
    case "over":
      return [
        [say.theOrderCameTo, bold(total)],
        [say.ifMoneyLeft, say.backByItself],
        [say.whatHelps, say.yoursAtThisMinute],
      ];
  }
}

function reference({ payment }: Order): Row[] {
  return payment?.orderId ? [[say.paymentNumber, payment.orderId]] : [];
}

/**
 * Returns the advice after a failed payment. A refusal without a known reason is most likely caused by
 * a limit of the bank.
 */
function helpFor(attempt: PaymentAttempt | undefined): string {
  const { end, declineReason } = attempt ?? {};
  const mayBeLimit =
    declineReason === undefined ? end !== "dropped" : declineReason === "limit_reached";
  return mayBeLimit ? say.lookAtLimits : say.payInAnotherWay;
}

/**
 * The bank's own words. When they are in another language than the page, the reason stands before
 * them in the language of the page, and they are a quotation that the shopper can read to the bank.
 */
function BankWords({ attempt: { said, declineReason } }: { attempt: PaymentAttempt }) {
  const lang = said ? language.langOf(said) : undefined;
  if (!declineReason || (said && !lang)) return <span lang={lang}>{said}</span>;
  return (
    <>
      {say.declineReasons[declineReason]}
      {said ? (
        <q lang={lang} className="block text-ink-soft">
          {said}
        </q>
      ) : null}
    </>
  );
}

/** Until when the pieces are reserved, and in how many minutes that is. */
function ReservedUntil({ order }: { order: Order }) {
  const { payment } = order;
  if (!payment) return null;
  const seconds = Math.max(0, Math.ceil((Date.parse(payment.payBy) - Date.now()) / 1000));
  return (
    <>
      <span className="num">{payByWords(order, payment)}</span>
      {seconds > 0 && seconds < 3600 ? say.fromNow(minutesWords(seconds)) : null}
    </>
  );
}
