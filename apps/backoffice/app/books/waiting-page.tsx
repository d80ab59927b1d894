import { listRemittances } from "@suvarna/contract/orders/remittance";
import { countWaitingMoney } from "@suvarna/contract/payments/staff";
import { listApprovals } from "@suvarna/contract/staff/staff";
import { type Paise, paise } from "@suvarna/domain/money";
import type { MoneyWaitKind } from "@suvarna/domain/payment";
import type { ApprovalKind } from "@suvarna/domain/staff/approval";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { Ledger } from "../parts/ledger.tsx";
import { Money } from "../parts/money.tsx";
import { PageHead, Section } from "../parts/page.tsx";
import { Pill } from "../parts/pill.tsx";
import { Answer } from "../parts/states.tsx";
import { useRead } from "../platform/queries.ts";
import { useMay } from "../platform/session.ts";
import { BooksTabs } from "./books-tabs.tsx";

/**
 * Lists the money that is not settled, by who must act next: staff, a second person, a gateway or a
 * courier.
 */
export function WaitingPage() {
  return (
    <>
      <PageHead title="Books" caption="Money that waits, and for whom" />
      <BooksTabs />
      <div className="max-w-180">
        <Section title="Waits for us" first>
          <StuckMoney />
          <MoneyApprovals />
        </Section>
        <Section title="Waits for others">
          <MoneyUnderWay />
          <CourierCash />
        </Section>
      </div>
    </>
  );
}

/** A row with a link, the number of waiting entries, and their sum. */
function WaitingRow({
  to,
  name,
  caption,
  count,
  sum,
  isOurs = false,
}: {
  to: string;
  name: string;
  caption: string;
  count: number;
  sum?: Paise;
  isOurs?: boolean;
}) {
  const label: ReactNode = (
    <span className="flex flex-wrap items-center gap-2">
      <Link to={to} className="text-wine hover:underline">
        {name}
      </Link>
      {count > 0 ? (
        <Pill tone={isOurs ? "amber" : "line"}>{count.toLocaleString("en-IN")}</Pill>
      ) : null}
    </span>
  );
  const value = count === 0 ? "Nothing waits" : sum === undefined ? null : <Money paise={sum} />;
  return (
    <div className="border-b border-line">
      <Ledger name={name} rows={[{ id: name, label, caption, value }]} />
    </div>
  );
}

const CASE_KINDS = [
  "dispute",
  "dashboard_refund",
  "not_ours",
  "paid_back_twice",
] satisfies MoneyWaitKind[];

function StuckMoney() {
  const money = useRead(countWaitingMoney, {});
  return (
    <Answer of={money} what="The money that waits">
      {({ waiting }) => {
        /** The count of the entries of some reasons, and their sum in paise. */
        const of = (...kinds: readonly MoneyWaitKind[]) => {
          const rows = waiting.filter(({ why }) => kinds.includes(why));
          return {
            count: rows.reduce((all, { count }) => all + count, 0),
            sum: rows.reduce((all, { amount }) => all + paise(amount), 0),
          };
        };
        return (
          <>
            <WaitingRow
              to="/books/refunds?view=refused"
              name="Refunds that the gateway could not send"
              caption="Try again, or send by hand and enter the reference"
              {...of("stuck_refund")}
              isOurs
            />
            <WaitingRow
              to="/books/refunds?view=by_hand"
              name="Refunds to send by hand"
              caption="No gateway has the money: send it and enter the reference"
              {...of("refund_by_hand")}
              isOurs
            />
            <WaitingRow
              to="/orders?view=to_refund"
              name="Orders to pay back by hand"
              caption="Cancelled or returned, and paid at the door or at the counter"
              {...of("order_owed")}
              isOurs
            />
            <WaitingRow
              to="/books/refunds?view=cases"
              name="Disputes and reports of gateways"
              caption="A shopper's bank asks, or money went back from a dashboard"
              {...of(...CASE_KINDS)}
              isOurs
            />
            <WaitingRow
              to="/books/settlements"
              name="Differences of settlements"
              caption="The gateway and the book do not say the same"
              {...of("settlement_difference")}
              isOurs
            />
          </>
        );
      }}
    </Answer>
  );
}

const MONEY_BACK_KINDS = [
  "order.cancel",
  "order.dispatch",
  "order.undelivered",
  "order.refund",
  "return.accept",
] satisfies ApprovalKind[];

function MoneyApprovals() {
  const maySee = useMay("approvals.read");
  const query = { state: "waiting" as const, kind: MONEY_BACK_KINDS, limit: 200 };
  const approvals = useRead(listApprovals, { query }, { enabled: maySee });
  if (!maySee) return null;
  return (
    <Answer of={approvals} what="The requests">
      {({ items, total }) => {
        const amounts = items.map(({ after }) => Number(after?.["amountBack"] ?? 0));
        const sum = amounts.reduce((all, amount) => all + amount, 0);
        return (
          <WaitingRow
            to="/approvals"
            name="Refunds that wait for a second person"
            caption="Nothing moves until a colleague agrees"
            count={total}
            // The sum of a part of the requests would be no true sum.
            {...(items.length === total ? { sum } : {})}
            isOurs
          />
        );
      }}
    </Answer>
  );
}

function MoneyUnderWay() {
  const money = useRead(countWaitingMoney, {});
  return (
    <Answer of={money} what="The refunds">
      {({ atGateways: { count, amount } }) => (
        <WaitingRow
          to="/books/refunds?view=sent"
          name="Refunds at the gateways"
          caption="Asked for; the gateway says when they are there"
          count={count}
          sum={paise(amount)}
        />
      )}
    </Answer>
  );
}

function CourierCash() {
  const cash = useRead(listRemittances, { query: {} });
  const different = useRead(listRemittances, { query: { view: "different" } });
  return (
    <Answer of={cash} what="The cash of couriers">
      {({ total, waiting }) => (
        <>
          <WaitingRow
            to="/books/cash"
            name="Cash that couriers have taken"
            caption="Delivered, and not yet sent to the shop"
            count={total}
            sum={paise(waiting)}
          />
          {different.data && different.data.total > 0 ? (
            <WaitingRow
              to="/books/cash?view=different"
              name="Cash that came with a difference"
              caption="The courier has sent another sum than it took"
              count={different.data.total}
            />
          ) : null}
        </>
      )}
    </Answer>
  );
}
