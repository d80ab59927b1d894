import type { OrderPage } from "@suvarna/contract/orders/order-page";
import type { OrderState } from "@suvarna/domain/order";
import { Icon } from "@suvarna/ui/icon.tsx";
import { Check, TriangleAlert } from "lucide";
import { OrderPapers } from "../papers/index.ts";
import { Ledger } from "../parts/ledger.tsx";
import { BigMoney, Money } from "../parts/money.tsx";
import { Panel, Section } from "../parts/page.tsx";
import { Pill } from "../parts/pill.tsx";
import { cashOfOrder } from "./cash-of-order.ts";
import { expectedPapers } from "./expected-papers.ts";
import { isAllBack, paymentOfPage, sayRisk, sayRisks, sayTaken } from "./words.ts";

const BEFORE_DELIVERY: readonly OrderState[] = ["confirmed", "processing", "shipped"];

const paiseOf = (rupees: number) => Math.round(rupees * 100);

/**
 * The amounts of the order: its total, the parts of the total, and the refund when it is
 * dispatched. Of an order that is paid in cash at the door, a difference in weight does not go back:
 * the courier takes less.
 */
export function OrderSums({ page, backPaise }: { page: OrderPage; backPaise: number }) {
  const { order, gstRateBp } = page;
  const door = cashOfOrder(page);
  const lessAtDoor = door ? backPaise + door.less : 0;
  const atDoor = paiseOf(order.total) - lessAtDoor;
  const pieces = page.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const wentBack = paiseOf(order.refunded ?? 0) - (door?.less ?? 0);
  const { state } = order.shippingAddress;
  return (
    <Panel>
      <p className="text-caption">{paymentOfPage(page).words}</p>
      <AtCounter page={page} />
      <BigMoney paise={atDoor} />
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
              caption: state
                ? `${order.takenAway ? "in" : "to"} ${state}`
                : order.shippingAddress.country,
              value: <Money paise={paiseOf(order.gst)} />,
            },
            ...(order.takenAway
              ? []
              : [
                  {
                    id: "shipping",
                    label: "Shipping, insured",
                    value:
                      order.shippingCost === 0 ? (
                        "Free"
                      ) : (
                        <Money paise={paiseOf(order.shippingCost)} />
                      ),
                  },
                ]),
          ]}
          total={{ label: "Total", value: <Money paise={paiseOf(order.total)} /> }}
        />
      </div>
      {lessAtDoor > 0 ? (
        <Below words="Less at the door" paise={-lessAtDoor} look="text-leaf" />
      ) : null}
      {lessAtDoor > 0 && BEFORE_DELIVERY.includes(order.state) ? (
        <Below words="To collect at the door" paise={atDoor} />
      ) : null}
      {backPaise > 0 && !door ? (
        <Below words="Back at dispatch" paise={-backPaise} look="text-leaf" />
      ) : null}
      {wentBack > 0 ? (
        <Below
          words={isAllBack(order) ? "All of it went back" : "Went back in part"}
          paise={-wentBack}
        />
      ) : null}
    </Panel>
  );
}

/** How the money of a sale was taken at the counter, and its reference. */
function AtCounter({ page: { book } }: { page: OrderPage }) {
  const taken = book.find(({ tender }) => tender !== null);
  if (!taken) return null;
  return (
    <p className="text-caption text-ink-mute">
      {sayTaken(taken.tender)}
      {taken.reference ? (
        <>
          , <span className="code">{taken.reference}</span>
        </>
      ) : null}
    </p>
  );
}

/** A line below the total. */
function Below({ words, paise, look = "" }: { words: string; paise: number; look?: string }) {
  return (
    <p className={`mt-1 flex justify-between font-medium ${look}`}>
      <span>{words}</span>
      <Money paise={paise} />
    </p>
  );
}

/**
 * Lists the facts that make the order look risky, and the facts that make it look safe. An order
 * that was paid and handed over in the shop has no such facts.
 */
export function Risk({ page: { order, risk } }: { page: OrderPage }) {
  if (order.takenAway) return null;
  const against = risk.filter(({ isAgainst }) => isAgainst).length;
  return (
    <section className="mt-6" aria-label="Risk">
      <div className="mb-3 flex items-center">
        <h2>Risk</h2>
        <span className="ml-auto">
          <Pill tone={against === 0 ? "leaf" : "amber"}>{sayRisks(against)}</Pill>
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
  return (
    <Section title="Papers">
      <OrderPapers order={page.order} expected={expectedPapers(page)} />
    </Section>
  );
}
