import { listRefunds } from "@suvarna/contract/payments/staff";
import type { DeskRefund, PaymentCase } from "@suvarna/contract/payments/staff-schemas";
import { paise } from "@suvarna/domain/money";
import type { RefundReason, RefundState, RefundWay } from "@suvarna/domain/payment";
import { useState } from "react";
import { Link, useSearchParams } from "react-router";
import { Button } from "../parts/button.tsx";
import { type Column, DataTable } from "../parts/data-table.tsx";
import { EmptyPage, ListFoot } from "../parts/list-foot.tsx";
import { Money } from "../parts/money.tsx";
import { PageHead } from "../parts/page.tsx";
import { Pill, type Tone } from "../parts/pill.tsx";
import { Answer, Empty } from "../parts/states.tsx";
import { Tabs } from "../parts/tabs.tsx";
import { useRead } from "../platform/queries.ts";
import { useMay } from "../platform/session.ts";
import { sayTime } from "../platform/times.ts";
import { BooksTabs } from "./books-tabs.tsx";
import { CloseCase } from "./close-case.tsx";
import { sayShown } from "./say-shown.ts";
import { SettleRefund } from "./settle-refund.tsx";

const VIEWS = [
  { view: "stuck", name: "Waits for us", alert: true },
  { view: "refused", name: "Could not be sent", alert: true },
  { view: "by_hand", name: "To send by hand", alert: true },
  { view: "due", name: "Due", alert: false },
  { view: "sent", name: "At the gateway", alert: false },
  { view: "done", name: "Sent", alert: false },
  { view: "cases", name: "Reports of gateways", alert: true },
  { view: "closed", name: "Closed reports", alert: false },
] as const;
type View = (typeof VIEWS)[number]["view"];
const PAGE = 50;

/** The state and the ways of the refunds of a view; without ways, the view has all of them. */
function filterOf(view: View): readonly [RefundState, (readonly RefundWay[])?] {
  switch (view) {
    case "refused":
      return ["stuck", ["gateway", "dashboard"]];
    case "by_hand":
      return ["stuck", ["hand"]];
    case "cases":
    case "closed":
      return ["stuck"];
    default:
      return [view];
  }
}

const REASONS: Readonly<Record<RefundReason, string>> = {
  order_cancelled: "Order cancelled",
  order_returned: "Order returned",
  order_unavailable: "Order could not take it",
  paid_twice: "Paid twice",
  wrong_amount: "Another amount than due",
  paid_late: "Paid late",
  order_part: "Refund in part",
  cash_chosen: "Changed to cash on delivery",
};

const STATES: Readonly<Record<RefundState, { name: string; tone: Tone }>> = {
  due: { name: "Due", tone: "amber" },
  sent: { name: "At the gateway", tone: "line" },
  done: { name: "Sent", tone: "leaf" },
  stuck: { name: "Could not be sent", tone: "alert" },
  failed: { name: "Failed at the gateway", tone: "sand" },
};

/** The words of a refund's state. No gateway has failed when staff have to send the money. */
function stateOf({ state, way }: DeskRefund): { name: string; tone: Tone } {
  if (state === "stuck" && way === "hand") return { name: "To send by hand", tone: "amber" };
  return STATES[state];
}

/** The page of the refunds by their state, and of the gateways' reports that staff must look at. */
export function RefundsPage() {
  const [params] = useSearchParams();
  const view = VIEWS.find((one) => one.view === params.get("view"))?.view ?? "stuck";
  const hasCases = view === "cases" || view === "closed";
  const [state, way] = filterOf(view);
  const cursor = params.get("cursor") ?? undefined;
  const answer = useRead(listRefunds, {
    query: {
      state,
      ...(way ? { way: [...way] } : {}),
      cases: view === "closed" ? "closed" : "open",
      limit: PAGE,
      ...(hasCases ? { casesCursor: cursor } : { refundsCursor: cursor }),
    },
  });
  const total = hasCases ? answer.data?.casesTotal : answer.data?.refundsTotal;
  return (
    <>
      <PageHead title="Books" caption="Money that goes back to shoppers" />
      <BooksTabs />
      <Tabs
        name="Views"
        tabs={VIEWS.map(({ view: each, name, alert }) => ({
          to: `?view=${each}`,
          name,
          alert,
          count: each === view ? total : undefined,
          current: each === view,
        }))}
      />
      <Answer of={answer} what="The refunds">
        {({ refunds, cases, ...rest }) => {
          const shown = hasCases ? cases.length : refunds.length;
          if (shown === 0) return cursor ? <EmptyPage /> : <NoRows view={view} />;
          return (
            <>
              {hasCases ? <Cases cases={cases} /> : <Refunds refunds={refunds} />}
              <ListFoot
                summary={sayShown(shown, hasCases ? rest.casesTotal : rest.refundsTotal)}
                nextCursor={hasCases ? rest.casesNextCursor : rest.refundsNextCursor}
              />
            </>
          );
        }}
      </Answer>
    </>
  );
}

/** The text in place of a view without entries. */
function NoRows({ view }: { view: View }) {
  switch (view) {
    case "stuck":
      return (
        <Empty title="Every refund is on its way">
          A refund that a gateway refuses, or whose money no gateway has, is listed here.
        </Empty>
      );
    case "refused":
      return <Empty title="The gateways have refused no refund" />;
    case "by_hand":
      return <Empty title="No money is to be sent by hand" />;
    case "cases":
      return <Empty title="No report of a gateway is open" />;
    case "closed":
      return <Empty title="No report of a gateway was closed yet" />;
    default:
      return <Empty title="There is none" />;
  }
}

function Refunds({ refunds }: { refunds: readonly DeskRefund[] }) {
  const [settling, setSettling] = useState<DeskRefund | null>(null);
  const maySettle = useMay("returns.decide");
  const columns: Column<DeskRefund>[] = [
    {
      id: "order",
      head: "Order",
      cell: ({ orderId, orderNumber }) => (
        <Link to={`/orders/${orderId}`} className="code font-medium text-wine">
          {orderNumber ?? "Unknown"}
        </Link>
      ),
    },
    {
      id: "amount",
      head: "Amount",
      figures: true,
      cell: ({ amount }) => <Money paise={paise(amount)} />,
    },
    {
      id: "why",
      head: "Why",
      phone: "wide",
      cell: ({ reason, problem, way, state }) => (
        <>
          {REASONS[reason]}
          {problem ? <span className="block text-hint text-alert">{problem}</span> : null}
          {way === "hand" && state === "stuck" ? (
            <span className="block text-hint text-amber">No gateway has it: send it by hand</span>
          ) : null}
        </>
      ),
    },
    {
      id: "reference",
      head: "Reference",
      cell: ({ handReference, paymentReference, gateway }) => (
        <>
          <span className="code">{handReference ?? paymentReference ?? "–"}</span>
          <span className="block text-hint text-ink-mute">
            {handReference ? "by hand" : (gateway ?? "")}
          </span>
        </>
      ),
    },
    { id: "when", head: "Asked", phone: "hidden", cell: ({ createdAt }) => sayTime(createdAt) },
    {
      id: "state",
      head: "State",
      figures: true,
      cell: (refund) =>
        refund.state === "stuck" && maySettle ? (
          <Button small onClick={() => setSettling(refund)}>
            Settle
          </Button>
        ) : (
          <Pill tone={stateOf(refund).tone}>{stateOf(refund).name}</Pill>
        ),
    },
  ];
  return (
    <>
      <DataTable name="Refunds" rows={refunds} columns={columns} />
      {settling ? <SettleRefund refund={settling} onClose={() => setSettling(null)} /> : null}
    </>
  );
}

const CASES: Readonly<Record<PaymentCase["kind"], string>> = {
  refund: "Refund from the dashboard",
  dispute: "Dispute of a shopper's bank",
  not_ours: "Money that is not ours",
  paid_back_twice: "Refund that went back twice",
};

function Cases({ cases }: { cases: readonly PaymentCase[] }) {
  const [closing, setClosing] = useState<PaymentCase | null>(null);
  const mayClose = useMay("returns.decide");
  const columns: Column<PaymentCase>[] = [
    { id: "kind", head: "What", cell: ({ kind }) => CASES[kind] },
    {
      id: "amount",
      head: "Amount",
      figures: true,
      cell: ({ amount }) => <Money paise={paise(amount)} />,
    },
    {
      id: "reference",
      head: "Reference",
      cell: ({ reference, gateway }) => (
        <>
          <span className="code">{reference}</span>
          <span className="block text-hint text-ink-mute">{gateway}</span>
        </>
      ),
    },
    { id: "when", head: "Heard", phone: "hidden", cell: ({ heardAt }) => sayTime(heardAt) },
    {
      id: "state",
      head: "State",
      figures: true,
      cell: (one) =>
        one.closedAt === null && mayClose ? (
          <Button small onClick={() => setClosing(one)}>
            Close
          </Button>
        ) : (
          <Pill tone={one.closedAt === null ? "amber" : "sand"}>
            {one.closedAt === null ? one.state : "Closed"}
          </Pill>
        ),
    },
  ];
  return (
    <>
      <DataTable name="Reports of gateways" rows={cases} columns={columns} />
      {closing ? <CloseCase of={closing} onClose={() => setClosing(null)} /> : null}
    </>
  );
}
