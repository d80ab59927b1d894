import type { OrderPage } from "@suvarna/contract/orders/order-page";
import { Icon } from "@suvarna/ui/icon.tsx";
import { Check, FileText, TriangleAlert } from "lucide-react";
import { Link } from "react-router";
import { Ledger } from "../parts/ledger.tsx";
import { BigMoney, Money } from "../parts/money.tsx";
import { Panel, Section } from "../parts/page.tsx";
import { Pill } from "../parts/pill.tsx";
import { PAYMENT_WORDS, sayRisk } from "./words.ts";

const paiseOf = (rupees: number) => Math.round(rupees * 100);

/** The amounts of the order: its total, the parts of the total, and the refund at the dispatch. */
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

/** The reasons to check the order before its dispatch, and the facts that speak against a risk. */
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

/** The documents of an order, including those that are not issued yet. */
export function Papers({ page }: { page: OrderPage }) {
  const { order } = page;
  const { _id: id, invoiceNumber, creditNoteNumber, paymentMethod, paymentState } = order;
  const partNotes = (order.refunds ?? []).flatMap(({ creditNoteNumber: of }) => of ?? []);
  const notes = [...partNotes, ...(creditNoteNumber ? [creditNoteNumber] : [])];
  const isCash = paymentMethod === "COD" || paymentState !== "paid";
  return (
    <Section title="Papers">
      <ul className="grid gap-2">
        <Paper name="Packing slip" to={`/orders/${id}/packing-slip`} about="ready" />
        <Paper
          name={invoiceNumber ? `Tax invoice ${invoiceNumber}` : "Tax invoice"}
          about={invoiceNumber ? "drawn" : isCash ? "drawn at dispatch" : "being drawn"}
        />
        {notes.map((note) => (
          <Paper key={note} name={`Credit note ${note}`} about="drawn" />
        ))}
        {notes.length === 0 && (page.differencePaise ?? 0) > 0 ? (
          <Paper name="Credit note" about="with the difference" />
        ) : null}
      </ul>
    </Section>
  );
}

function Paper({ name, to, about }: { name: string; to?: string; about: string }) {
  return (
    <li className="flex items-center gap-2">
      <Icon of={FileText} size={16} />
      {to ? (
        <Link to={to} className="link">
          {name}
        </Link>
      ) : (
        <span className="text-ink-soft">{name}</span>
      )}
      <span className="ml-auto text-hint whitespace-nowrap text-ink-mute">{about}</span>
    </li>
  );
}
