import type { Order } from "@suvarna/contract/orders/schemas";
import { buttonClass } from "@suvarna/ui/button-look.ts";
import { Icon } from "@suvarna/ui/icon.tsx";
import * as say from "@suvarna/words/here/checkout";
import { istTime } from "@suvarna/words/here/indian-time";
import * as pay from "@suvarna/words/here/payment";
import { CircleAlert, CircleCheck, Clock, Lock, Phone, Undo2 } from "lucide";
import type { ReactNode } from "react";
import { AdvanceLedger, TotalsLedger } from "../cart/index.ts";
import { payByWords } from "../orders/index.ts";
import { useShop } from "../platform/root-data.ts";
import { telephoneAddress } from "../platform/telephone-address.ts";
import { Aside } from "./order-aside.tsx";
import { OrderLines } from "./order-lines.tsx";

/**
 * The frame of the payment page: the state of the payment at the left, and the order at the right.
 */
export function PaymentFrame({
  order,
  isOver,
  payingRest,
  totalLabel,
  children,
}: {
  order: Order;
  /** Whether the order can't be paid any more, so that its prices are no longer locked. */
  isOver: boolean;
  /** Whether the rest after an advance is due: it stays the same, so no time limits its price. */
  payingRest: boolean;
  /** The label of the total, such as "Sent back". */
  totalLabel?: string | undefined;
  children: ReactNode;
}) {
  return (
    <div className="grid items-start gap-9 pt-7 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-10 lg:pt-14 lg:pb-24 xl:grid-cols-[minmax(0,1fr)_28.25rem] xl:gap-18">
      <div>{children}</div>
      <OrderAtAGlance
        order={order}
        isSticky
        isWaiting={!isOver && !payingRest}
        totalLabel={totalLabel}
      />
    </div>
  );
}

/** An order's pieces and totals, beside a page about the order. */
export function OrderAtAGlance({
  order,
  isSticky = false,
  isWaiting = false,
  totalLabel,
}: {
  order: Order;
  /** Whether the summary stays in view while the page beside it scrolls. */
  isSticky?: boolean;
  /** Whether the order waits for its payment, so that its prices are locked. */
  isWaiting?: boolean;
  /** The label of the total, such as "Paid online". */
  totalLabel?: string | undefined;
}) {
  const { subtotal, discount, gst, shippingCost: shipping, total, advance, payment } = order;
  return (
    <Aside
      sticky={isSticky}
      title={
        <>
          {pay.order}
          <span className="num font-body text-[0.9em]">#{order.number}</span>
        </>
      }
    >
      <OrderLines items={order.items} />
      <TotalsLedger
        caption={say.orderTotal}
        totals={{ subtotal, discount, gst, shipping, total }}
        coupon={order.couponCode}
        to={order.shippingAddress}
        totalLabel={totalLabel}
      />
      {advance ? (
        <AdvanceLedger
          caption={say.whenItIsDue}
          rows={[{ label: pay.advance, rupees: advance.due }]}
          total={{ label: pay.restBeforeDispatch, rupees: advance.rest }}
        />
      ) : null}
      {isWaiting && payment && Date.parse(payment.payBy) > Date.now() ? (
        <p className="mt-4 flex gap-2.5 border-t border-line pt-3.5 text-caption text-ink-soft">
          <Icon of={Lock} size={17} className="mt-px text-gold-ink" />
          <span>
            {say.pricesHeldUntil(
              istTime(order.ratesAt).replace(" IST", ""),
              <b key="until" className="num font-semibold text-ink">
                {payByWords(order, payment)}
              </b>,
            )}
          </span>
        </p>
      ) : null}
    </Aside>
  );
}

const STATES = {
  waiting: { icon: Clock, look: "bg-amber-tint text-amber" },
  failed: { icon: CircleAlert, look: "bg-alert-tint text-alert" },
  good: { icon: CircleCheck, look: "bg-leaf-tint text-leaf" },
  // The money goes back, so a check mark would say too much.
  returning: { icon: Undo2, look: "bg-leaf-tint text-leaf" },
} as const;

/** The state of a payment in a word or two, above the heading. */
export function PaymentPill({
  tone,
  className = "",
  children,
}: {
  tone: keyof typeof STATES;
  className?: string;
  children: ReactNode;
}) {
  const { icon, look } = STATES[tone];
  return (
    <p
      className={`inline-flex items-center gap-2.5 rounded-round py-1.75 pr-3.5 pl-2.5 text-small font-medium ${look} ${className}`}
    >
      <Icon of={icon} size={18} />
      <span>{children}</span>
    </p>
  );
}

/** A step in the progress of an order; the current step has `aria-current`. */
export interface ProgressStep {
  readonly label: string;
  readonly detail: string;
  readonly progress: "done" | "current" | "failed" | "coming";
}

const MARKS: Readonly<Record<ProgressStep["progress"], string>> = {
  done: "before:border-wine before:bg-wine after:bg-wine",
  current:
    "before:border-wine before:bg-gold before:shadow-[inset_0_0_0_2px_var(--color-ivory)] after:bg-line",
  failed: "before:border-alert before:bg-alert after:bg-line",
  coming: "before:border-line-strong before:bg-ivory after:bg-line",
};

/**
 * The steps of an order in a row. While the gateway is asked about the payment, the current step
 * pulses.
 */
export function OrderProgress({
  steps,
  isBreathing = false,
}: {
  steps: readonly ProgressStep[];
  isBreathing?: boolean;
}) {
  return (
    <ol className="mt-7.5 flex">
      {steps.map(({ label, detail, progress }) => (
        <li
          key={label}
          aria-current={progress === "current" || progress === "failed" ? "step" : undefined}
          className={`relative flex-1 pt-7 pr-2 text-caption before:absolute before:top-0.5 before:left-0.5 before:z-1 before:size-2.75 before:rotate-45 before:border after:absolute after:top-1.75 after:right-2 after:left-5.5 after:h-px last:after:hidden sm:text-small ${MARKS[progress]} ${progress === "coming" ? "text-ink-mute" : ""} ${isBreathing && progress === "current" ? "before:animate-breathe" : ""}`}
        >
          <b className="block font-medium">{label}</b>
          {detail}
        </li>
      ))}
    </ol>
  );
}

/** The facts about a payment, each with its label. */
export function PaymentFactList({
  rows,
}: {
  rows: readonly (readonly [label: string, value: ReactNode])[];
}) {
  return (
    <dl className="mt-6.5 border border-line bg-surface">
      {rows.map(([label, value]) => (
        <div
          key={label}
          className="grid gap-x-5 gap-y-0.5 px-4.5 py-3 text-[0.9375rem] not-first:border-t not-first:border-line sm:grid-cols-[11.25rem_1fr] sm:px-5.5 sm:py-3.5"
        >
          <dt className="text-ink-mute">{label}</dt>
          <dd className="tabular-nums wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The shop's telephone number, where a shopper may need help. */
export function Helpline() {
  const { phone, hours } = useShop();
  return (
    <div className="mt-8.5 grid grid-cols-[auto_1fr] items-center gap-4 bg-shell px-5.5 py-4.5 sm:grid-cols-[auto_1fr_auto]">
      <Icon of={Phone} size={22} className="text-gold-ink" />
      <p className="text-small text-ink-soft">
        <b className="num block text-lead font-medium text-ink">{phone}</b>
        {pay.hoursAndNumber(hours)}
      </p>
      <a
        href={telephoneAddress(phone)}
        className={buttonClass({
          look: "secondary",
          size: "small",
          className: "max-sm:col-span-2",
        })}
      >
        {pay.callTheShop}
      </a>
    </div>
  );
}
