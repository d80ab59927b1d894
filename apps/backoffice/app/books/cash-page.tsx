import { listRemittances } from "@suvarna/contract/orders/remittance";
import type { Remittance } from "@suvarna/contract/orders/remittance-schemas";
import { paise } from "@suvarna/domain/money";
import { useState } from "react";
import { Link, useSearchParams } from "react-router";
import { Button } from "../parts/button.tsx";
import { type Column, DataTable } from "../parts/data-table.tsx";
import { ListFoot } from "../parts/list-foot.tsx";
import { Money, sayMoney } from "../parts/money.tsx";
import { PageHead } from "../parts/page.tsx";
import { Answer, Empty } from "../parts/states.tsx";
import { Tabs } from "../parts/tabs.tsx";
import { useRead } from "../platform/queries.ts";
import { useMay } from "../platform/session.ts";
import { sayAgo, sayTime } from "../platform/times.ts";
import { BooksTabs } from "./books-tabs.tsx";
import { MarkRemitted } from "./mark-remitted.tsx";

const VIEWS = [
  { view: "waiting", name: "With couriers", alert: false },
  { view: "different", name: "Came with a difference", alert: true },
  { view: "remitted", name: "Came", alert: false },
] as const;

type Row = Remittance & { readonly _id: string };

/** The page of the cash that couriers took at the door and have not yet transferred to the shop. */
export function CashPage() {
  const [params] = useSearchParams();
  const view = VIEWS.find((one) => one.view === params.get("view"))?.view ?? "waiting";
  const cursor = params.get("cursor") ?? undefined;
  const cash = useRead(listRemittances, { query: { view, cursor } });
  return (
    <>
      <PageHead
        title="Books"
        caption="Cash on delivery: what couriers owe, and what they have sent"
      />
      <BooksTabs />
      <Tabs
        name="Views"
        tabs={VIEWS.map(({ view: each, name, alert }) => ({
          to: `?view=${each}`,
          name,
          alert,
          count: each === view ? cash.data?.total : undefined,
          current: each === view,
        }))}
      />
      <Answer of={cash} what="The cash">
        {({ items, total, nextCursor, waiting }) =>
          items.length === 0 ? (
            <Empty title={view === "waiting" ? "No courier owes anything" : "There is none"} />
          ) : (
            <>
              <CashTable
                key={view}
                rows={items.map((item) => ({ ...item, _id: item.orderId }))}
                isWaiting={view === "waiting"}
              />
              <ListFoot
                summary={`${items.length} of ${total.toLocaleString("en-IN")}${view === "waiting" ? `, ${sayMoney(paise(waiting))} in all` : ""}`}
                nextCursor={nextCursor}
              />
            </>
          )
        }
      </Answer>
    </>
  );
}

function CashTable({ rows, isWaiting }: { rows: readonly Row[]; isWaiting: boolean }) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [isMarking, setMarking] = useState(false);
  const mayMark = useMay("returns.decide") && isWaiting;
  const picked = rows.filter(({ _id }) => chosen.has(_id));
  const sum = picked.reduce((total, { due }) => total + paise(due), 0);
  const choice = {
    chosen,
    alwaysOnPhones: true,
    onChoose: setChosen,
    nameOf: (id: string) => rows.find(({ _id }) => _id === id)?.orderNumber ?? id,
  };
  return (
    <>
      {mayMark ? (
        <div className="mb-3 flex flex-wrap items-center gap-3 bg-shell px-3.5 py-2.5 max-md:-mx-(--gutter)">
          <span className="text-ink-soft">
            {picked.length === 0
              ? "Choose the orders of a courier's transfer"
              : `${picked.length === 1 ? "1 order" : `${picked.length} orders`}, ${sayMoney(sum)}`}
          </span>
          <Button
            small
            kind="primary"
            className="ml-auto"
            disabled={picked.length === 0}
            onClick={() => setMarking(true)}
          >
            Write the transfer down
          </Button>
        </div>
      ) : null}
      <DataTable
        name="Cash on delivery"
        rows={rows}
        columns={isWaiting ? WAITING_COLUMNS : SENT_COLUMNS}
        {...(mayMark ? { choice } : {})}
      />
      {isMarking ? (
        <MarkRemitted
          rows={picked}
          onClose={() => setMarking(false)}
          onDone={() => {
            setMarking(false);
            setChosen(new Set());
          }}
        />
      ) : null}
    </>
  );
}

const ORDER: Column<Row> = {
  id: "order",
  head: "Order",
  cell: ({ orderId, orderNumber }) => (
    <Link to={`/orders/${orderId}`} className="code font-medium text-wine">
      {orderNumber}
    </Link>
  ),
};
const DUE: Column<Row> = {
  id: "due",
  head: "Taken",
  figures: true,
  cell: ({ due }) => <Money paise={paise(due)} />,
};
const COURIER: Column<Row> = {
  id: "courier",
  head: "Courier",
  phone: "named",
  cell: ({ dispatchNote }) => <span className="clip max-w-70">{dispatchNote ?? "–"}</span>,
};

const WAITING_COLUMNS: readonly Column<Row>[] = [
  ORDER,
  DUE,
  COURIER,
  {
    id: "delivered",
    head: "Delivered",
    figures: true,
    phone: "named",
    cell: ({ deliveredAt }) => (
      <>
        {sayTime(deliveredAt)}
        <span className="text-hint text-ink-mute max-md:ml-2 md:block">{sayAgo(deliveredAt)}</span>
      </>
    ),
  },
];

const SENT_COLUMNS: readonly Column<Row>[] = [
  ORDER,
  COURIER,
  { ...DUE, phone: "named" },
  {
    id: "remitted",
    head: "Came",
    figures: true,
    phone: "named",
    cell: ({ remitted }) => (remitted === null ? "–" : <Money paise={paise(remitted)} />),
  },
  {
    id: "difference",
    head: "Difference",
    figures: true,
    phone: "named",
    cell: ({ due, remitted }) => {
      const difference = paise(remitted ?? 0) - paise(due);
      return difference === 0 ? "–" : <Money paise={difference} className="text-alert" />;
    },
  },
  {
    id: "reference",
    head: "Reference",
    phone: "named",
    cell: ({ reference, remittedOn }) => (
      <>
        <span className="code">{reference}</span>
        <span className="block text-hint text-ink-mute">{remittedOn}</span>
      </>
    ),
  },
];
