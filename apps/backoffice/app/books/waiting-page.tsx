import { listRemittances } from "@suvarna/contract/orders/remittance";
import { listRefunds, listSettlements } from "@suvarna/contract/payments/staff";
import { listApprovals } from "@suvarna/contract/staff/staff";
import { type Paise, paise } from "@suvarna/domain/money";
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
      {count > 0 ? <Pill tone={isOurs ? "amber" : "line"}>{count}</Pill> : null}
    </span>
  );
  const value = count === 0 ? "Nothing waits" : sum === undefined ? null : <Money paise={sum} />;
  return (
    <div className="border-b border-line">
      <Ledger name={name} rows={[{ id: name, label, caption, value }]} />
    </div>
  );
}

function sumOf(amounts: readonly number[]): Paise {
  return amounts.reduce((total, amount) => total + paise(amount), 0);
}

function StuckMoney() {
  const stuck = useRead(listRefunds, { query: { state: "stuck" } });
  const settlements = useRead(listSettlements, { query: { state: "open" } });
  return (
    <>
      <Answer of={stuck} what="The refunds">
        {({ refunds, cases }) => (
          <>
            <WaitingRow
              to="/books/refunds?view=stuck"
              name="Refunds that the gateway could not send"
              caption="Try again, or send by hand and enter the reference"
              count={refunds.length}
              sum={sumOf(refunds.map(({ amount }) => amount))}
              isOurs
            />
            <WaitingRow
              to="/books/refunds?view=cases"
              name="Disputes and reports of gateways"
              caption="A shopper's bank asks, or money went back from a dashboard"
              count={cases.filter(({ closedAt }) => closedAt === null).length}
              sum={sumOf(
                cases.filter(({ closedAt }) => closedAt === null).map(({ amount }) => amount),
              )}
              isOurs
            />
          </>
        )}
      </Answer>
      <Answer of={settlements} what="The settlements">
        {({ differences }) => (
          <WaitingRow
            to="/books/settlements"
            name="Differences of settlements"
            caption="The gateway and the book do not say the same"
            count={differences.length}
            isOurs
          />
        )}
      </Answer>
    </>
  );
}

function MoneyApprovals() {
  const maySee = useMay("approvals.read");
  const approvals = useRead(listApprovals, { query: { state: "waiting" } }, { enabled: maySee });
  if (!maySee) return null;
  return (
    <Answer of={approvals} what="The requests">
      {({ items }) => {
        const ofMoney = items.filter(
          ({ kind }) => kind.startsWith("order.") || kind === "return.accept",
        );
        const amounts = ofMoney.map(({ after }) => Number(after?.["amountBack"] ?? 0));
        return (
          <WaitingRow
            to="/approvals"
            name="Refunds that wait for a second person"
            caption="Nothing moves until a colleague agrees"
            count={ofMoney.length}
            sum={amounts.reduce((total, amount) => total + amount, 0)}
            isOurs
          />
        );
      }}
    </Answer>
  );
}

function MoneyUnderWay() {
  const due = useRead(listRefunds, { query: { state: "due" } });
  const sent = useRead(listRefunds, { query: { state: "sent" } });
  return (
    <Answer of={due} what="The refunds">
      {({ refunds }) => {
        const all = [...refunds, ...(sent.data?.refunds ?? [])];
        return (
          <WaitingRow
            to="/books/refunds?view=sent"
            name="Refunds at the gateways"
            caption="Asked for; the gateway says when they are there"
            count={all.length}
            sum={sumOf(all.map(({ amount }) => amount))}
          />
        );
      }}
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
