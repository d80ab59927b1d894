import type { OrderPage } from "@suvarna/contract/orders/order-page";
import { Icon } from "@suvarna/ui/icon.tsx";
import { Check, TriangleAlert } from "lucide";
import { OrderPapers } from "../papers/index.ts";
import { Ledger } from "../parts/ledger.tsx";
import { BigMoney, Money } from "../parts/money.tsx";
import { Panel, Section } from "../parts/page.tsx";
import { Pill } from "../parts/pill.tsx";
import { PAYMENT_WORDS, sayRisk } from "./words.ts";

const paiseOf = (rupees: number) => Math.round(rupees * 100);

/**
 * The amounts of the order: its total, the parts of the total, and the refund when it is
 * dispatched.
 */
export function OrderSums({ page, backPaise }: { page: OrderPage; backPaise: number }) {
  const { order, gstRateBp } = page;
  const pieces = page.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const refunded = paiseOf(order.refunded ?? 0);
  const { state } = order.shippingAddress;
  return (
    <Panel>
      <p className="text-caption">{PAYMENT_WORDS[order.paymentState].words}</p>
      <BigMoney paise={paiseOf(order.total)} />
      <div className="mt-2">
        <Ledger
          name="What the order is made of"
          rows={[
            {
              id: "pieces",
              label: `Pieces, ${pieces}`,
              value: <Money paise={paiseOf(order.subtotal)} />,
            },
            ...(order.discount > 0
              ? [
                  {
                    id: "coupon",
                    label: order.couponCode ? `Coupon ${order.couponCode}` : "Discount",
                    value: <Money paise={-paiseOf(order.discount)} />,
                  },
                ]
              : []),
            {
              id: "gst",
              label: `GST ${gstRateBp / 100}%`,
              caption: state ? `to ${state}` : order.shippingAddress.country,
              value: <Money paise={paiseOf(order.gst)} />,
            },
            {
              id: "shipping",
              label: "Shipping, insured",
              value:
                order.shippingCost === 0 ? "Free" : <Money paise={paiseOf(order.shippingCost)} />,
            },
          ]}
          total={{ label: "Total", value: <Money paise={paiseOf(order.total)} /> }}
        />
      </div>
      {backPaise > 0 ? (
        <p className="mt-1 flex justify-between font-medium text-leaf">
          <span>{order.paymentMethod === "COD" ? "Less at the door" : "Back at dispatch"}</span>
          <Money paise={-backPaise} />
        </p>
      ) : null}
      {refunded > 0 ? (
        <p className="mt-1 flex justify-between font-medium">
          <span>Went back in part</span>
          <Money paise={-refunded} />
        </p>
      ) : null}
    </Panel>
  );
}

/** Lists the facts that make the order look risky, and the facts that make it look safe. */
export function Risk({ page: { risk } }: { page: OrderPage }) {
  const against = risk.filter(({ isAgainst }) => isAgainst).length;
  return (
    <section className="mt-6" aria-label="Risk">
      <div className="mb-3 flex items-center">
        <h2>Risk</h2>
        <span className="ml-auto">
          <Pill tone={against === 0 ? "leaf" : "amber"}>
            {against === 0 ? "Nothing against it" : "Look at it"}
          </Pill>
        </span>
      </div>
      <ul className="grid gap-1 text-caption text-ink-soft">
        {risk.map(({ code, isAgainst, count }) => (
          <li key={code} className="flex items-start gap-2">
            <Icon
              of={isAgainst ? TriangleAlert : Check}
              size={15}
              className={`mt-0.5 ${isAgainst ? "text-amber" : ""}`}
            />
            {sayRisk(code, count)}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The documents of the order, including those that do not exist yet. */
export function Papers({ page }: { page: OrderPage }) {
  const { _id: id, state, invoiceNumber, paymentMethod, paymentState } = page.order;
  const isCash = paymentMethod === "COD" || paymentState !== "paid";
  const isOver = state === "cancelled" || state === "payment_failed";
  const invoice = { name: "Tax invoice", when: isCash ? "drawn at dispatch" : "being drawn" };
  const note = { name: "Credit note", when: "with the difference" };
  return (
    <Section title="Papers">
      <OrderPapers
        orderId={id}
        state={state}
        expected={[
          ...(invoiceNumber || isOver ? [] : [invoice]),
          ...((page.differencePaise ?? 0) > 0 ? [note] : []),
        ]}
      />
    </Section>
  );
}
