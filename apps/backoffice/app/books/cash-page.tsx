import { listRemittances } from "@suvarna/contract/orders/remittance";
import { paise } from "@suvarna/domain/money";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { Button } from "../parts/button.tsx";
import { DataTable } from "../parts/data-table.tsx";
import { ListFoot } from "../parts/list-foot.tsx";
import { sayMoney } from "../parts/money.tsx";
import { PageHead } from "../parts/page.tsx";
import { Answer, Empty } from "../parts/states.tsx";
import { Tabs } from "../parts/tabs.tsx";
import { useRead } from "../platform/queries.ts";
import { useMay } from "../platform/session.ts";
import { BooksTabs } from "./books-tabs.tsx";
import { CancelRemitted } from "./cancel-remitted.tsx";
import { CASH_COLUMNS, type CashRow, type CashView } from "./cash-columns.tsx";
import { MarkRemitted } from "./mark-remitted.tsx";

const VIEWS = [
  { view: "waiting", name: "With couriers", alert: false },
  { view: "different", name: "Came with a difference", alert: true },
  { view: "remitted", name: "Came", alert: false },
  { view: "cancelled", name: "Cancelled", alert: false },
] as const satisfies readonly { view: CashView; name: string; alert: boolean }[];

/** The page of the cash that couriers took at the door and have not yet transferred to the shop. */
export function CashPage() {
  const [params] = useSearchParams();
  const view = VIEWS.find((one) => one.view === params.get("view"))?.view ?? "waiting";
  const cursor = params.get("cursor") ?? undefined;
  const { data, isPlaceholderData, error, refetch } = useRead(listRemittances, {
    query: { view, cursor },
  });
  // The rows of another view are never shown, because their ids name other things.
  const cash = { data: isPlaceholderData ? undefined : data, error, refetch };
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
                rows={items.map((item) => ({ ...item, _id: item.cancelled?._id ?? item.orderId }))}
                view={view}
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

function CashTable({ rows, view }: { rows: readonly CashRow[]; view: CashView }) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [isOpen, setOpen] = useState(false);
  const mayChange = useMay("returns.decide") && view !== "cancelled";
  const isWaiting = view === "waiting";
  const picked = rows.filter(({ _id }) => chosen.has(_id));
  const choice = {
    chosen,
    alwaysOnPhones: true,
    onChoose: setChosen,
    nameOf: (id: string) => rows.find(({ _id }) => _id === id)?.orderNumber ?? id,
  };
  const close = () => setOpen(false);
  const dialog = {
    rows: picked,
    onClose: close,
    onDone() {
      close();
      setChosen(new Set());
    },
  };
  return (
    <>
      {mayChange ? (
        <div className="mb-3 flex flex-wrap items-center gap-3 bg-shell px-3.5 py-2.5 max-md:-mx-(--gutter)">
          <span className="text-ink-soft">{sayPicked(picked, isWaiting)}</span>
          {isWaiting ? null : <ChooseTransfer rows={rows} chosen={chosen} onChoose={setChosen} />}
          <Button
            small
            kind={isWaiting ? "primary" : "danger"}
            className="ml-auto"
            disabled={picked.length === 0}
            onClick={() => setOpen(true)}
          >
            {isWaiting ? "Write the transfer down" : "Cancel the entry"}
          </Button>
        </div>
      ) : null}
      <DataTable
        name="Cash on delivery"
        rows={rows}
        columns={CASH_COLUMNS[view]}
        {...(mayChange ? { choice } : {})}
      />
      {isOpen && picked.length > 0 ? (
        isWaiting ? (
          <MarkRemitted {...dialog} />
        ) : (
          <CancelRemitted {...dialog} />
        )
      ) : null}
    </>
  );
}

/** Says what is chosen: how many orders, and their cash. */
function sayPicked(picked: readonly CashRow[], isWaiting: boolean): string {
  if (picked.length === 0) {
    return isWaiting
      ? "Choose the orders of a courier's transfer"
      : "Choose what was written down wrongly";
  }
  const sum = picked.reduce((all, { due, remitted }) => all + paise(remitted ?? due), 0);
  return `${picked.length === 1 ? "1 order" : `${picked.length} orders`}, ${sayMoney(sum)}`;
}

/** Offers to choose the other orders on the page that came with the same transfer. */
function ChooseTransfer({
  rows,
  chosen,
  onChoose,
}: {
  rows: readonly CashRow[];
  chosen: ReadonlySet<string>;
  onChoose(chosen: ReadonlySet<string>): void;
}) {
  const first = rows.find(({ _id }) => chosen.has(_id));
  const others = rows.filter(
    ({ _id, reference, writtenAt }) =>
      !chosen.has(_id) && reference === first?.reference && writtenAt === first?.writtenAt,
  );
  if (!first || others.length === 0) return null;
  return (
    <Button
      small
      kind="text"
      onClick={() => onChoose(new Set([...chosen, ...others.map(({ _id }) => _id)]))}
    >
      Choose the {others.length === 1 ? "other order" : `${others.length} other orders`} of{" "}
      {first.reference}
    </Button>
  );
}
