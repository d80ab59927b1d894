import type { Reply } from "@suvarna/contract/endpoint";
import { countOrderViews, listOrderRows } from "@suvarna/contract/orders/staff-desk";
import { NOBODY, type OrderRow } from "@suvarna/contract/orders/staff-desk-schemas";
import { ORDER_PAYMENT_STATES, ORDER_STATES } from "@suvarna/domain/order";
import { MOST_COUNTED, ORDER_VIEWS, type OrderSort } from "@suvarna/domain/order-views";
import { ORDER_STATE_WORDS } from "@suvarna/words/en/statuses";
import { useMemo } from "react";
import { useSearchParams } from "react-router";
import { ChooseAll } from "../parts/bulk-bar.tsx";
import { Button, ButtonLink } from "../parts/button.tsx";
import { DataTable } from "../parts/data-table.tsx";
import { DayFilter } from "../parts/day-filter.tsx";
import { Filter } from "../parts/filter.tsx";
import { ListFoot } from "../parts/list-foot.tsx";
import { sayMoney } from "../parts/money.tsx";
import { PageHead } from "../parts/page.tsx";
import { SavedViews } from "../parts/saved-views.tsx";
import { Filters, SearchField } from "../parts/search-field.tsx";
import { Answer, Empty } from "../parts/states.tsx";
import { api } from "../platform/api.ts";
import { useRead } from "../platform/queries.ts";
import { useMay } from "../platform/session.ts";
import { ExportButton } from "./export-button.tsx";
import { listColumns } from "./list-columns.tsx";
import { queryOf, searchOf, sortOf, viewOf } from "./list-query.ts";
import { ManyMoves } from "./many-moves.tsx";
import { MOST_CHOSEN } from "./read-all-rows.ts";
import { ShowAs, ShowOther } from "./show-as.tsx";
import { useChosenOrders } from "./use-chosen-orders.ts";
import { useOrderPeople } from "./use-order-people.ts";
import { useSteadyRows } from "./use-steady-rows.ts";
import { PAYMENT_WORDS, VIEW_NAMES } from "./words.ts";

/**
 * How often the views are counted, in milliseconds. Orders become late without a change of data,
 * which the socket does not report.
 */
const COUNT_MS = 60_000;
const TABLE_NAMES: Readonly<Record<OrderSort, string>> = {
  newest: "Orders, newest first",
  total: "Orders, smallest total first",
  "total-desc": "Orders, largest total first",
};
const COUNTED = {
  path: listOrderRows.path,
  count: async (params: URLSearchParams) =>
    (await api.call(listOrderRows, { query: { ...queryOf(params), limit: 1 } })).total,
};
const KEYS = (
  <>
    <kbd>J</kbd> <kbd>K</kbd> next, last <kbd>X</kbd> choose <kbd>Enter</kbd> open
  </>
);
/** The views that have a tab only while they have orders. All other views always have a tab. */
const ONLY_WITH_ORDERS = ["mine", "large", "cash", "cancelled", "unpaid", "shipped"];

const STATES = ORDER_STATES.map((value) => ({ value, name: ORDER_STATE_WORDS[value] }));
const PAYMENTS = ORDER_PAYMENT_STATES.map((value) => ({ value, name: PAYMENT_WORDS[value].words }));
const METHODS = [
  { value: "ONLINE", name: "Online" },
  { value: "COD", name: "At the door" },
  { value: "COUNTER", name: "At the counter" },
];
const TOTALS = [50_000, 100_000, 200_000, 500_000, 1_000_000].map((rupees) => ({
  value: String(rupees),
  name: `Above ₹${rupees.toLocaleString("en-IN")}`,
}));

/** The page of all orders, with search, views and filters. Staff can move many orders at once. */
export function OrdersPage() {
  const [params, setParams] = useSearchParams();
  const orders = useRead(listOrderRows, { query: queryOf(params) });
  const people = [
    ...useOrderPeople().map(({ _id: value, words: name }) => ({ value, name })),
    { value: NOBODY, name: "Nobody" },
  ];
  return (
    <>
      <PageHead
        title="Orders"
        beside={<ShowOther now="list" />}
        actions={
          <ShowAs now="list">
            <ExportButton disabled={orders.data?.total === 0} />
          </ShowAs>
        }
      />
      <ViewTabs params={params} />
      <Filters
        search={<SearchField placeholder="Number, name, phone, HUID, piece" />}
        summary={orders.data ? sayCount(orders.data) : null}
      >
        <Filter name="State" parameter="state" options={STATES} />
        <Filter name="Payment" parameter="payment" options={PAYMENTS} />
        <Filter name="Method" parameter="method" options={METHODS} />
        <Filter name="Given to" parameter="assignedTo" options={people} />
        <DayFilter name="Placed" from="from" to="to" />
        <DayFilter name="Promised" from="dueFrom" to="dueTo" />
        <Filter name="Total" parameter="least" options={TOTALS} />
      </Filters>
      <Answer of={orders} what="The orders">
        {(data) =>
          data.items.length === 0 ? (
            <NoOrders params={params} onAll={() => setParams({})} />
          ) : (
            <>
              <Rows list={data} params={params} />
              <ListFoot summary={sayCount(data)} nextCursor={data.nextCursor} keys={KEYS} />
            </>
          )
        }
      </Answer>
    </>
  );
}

/**
 * The rows of the list of orders, with a bar for the chosen rows and a line that announces new
 * rows.
 */
function Rows({ list, params }: { list: Reply<typeof listOrderRows>; params: URLSearchParams }) {
  const search = searchOf(params);
  const sort = sortOf(params);
  const mayMove = useMay("orders.move");
  const { rows, waiting, show } = useSteadyRows(params.toString(), list.items);
  const { chosen, chosenRows, choose, chooseAll, isReading } = useChosenOrders(rows, params);
  const columns = useMemo(() => listColumns(search, sort), [search, sort]);
  const choice = {
    chosen,
    onChoose: choose,
    nameOf: (id: string) => `order ${rows.find(({ _id }) => _id === id)?.number ?? ""}`,
  };
  const canChooseMore = chosenRows.length < Math.min(list.total, MOST_CHOSEN);
  return (
    <>
      <ManyMoves
        rows={chosenRows}
        chooseAll={
          canChooseMore ? (
            <ChooseAll
              total={list.total}
              isMore={list.isMore}
              most={MOST_CHOSEN}
              busy={isReading && "Choosing"}
              onAll={() => void chooseAll()}
            />
          ) : null
        }
        isChoosing={isReading}
        onChoose={choose}
      />
      {waiting > 0 ? (
        <p role="status" className="border-b border-line bg-wine-tint py-2 text-center">
          <button type="button" className="font-medium text-wine" onClick={show}>
            {waiting === 1 ? "1 new order" : `${waiting} new orders`}
          </button>
        </p>
      ) : null}
      <DataTable<OrderRow>
        name={TABLE_NAMES[sort]}
        rows={rows}
        columns={columns}
        open={({ _id }) => `/orders/${_id}${search}`}
        {...(mayMove ? { choice } : {})}
      />
    </>
  );
}

function sayCount(of: { total: number; isMore: boolean; sumPaise: number | null }): string {
  if (of.isMore) return `${MOST_COUNTED.toLocaleString("en-IN")}+ orders`;
  const count = of.total === 1 ? "1 order" : `${of.total.toLocaleString("en-IN")} orders`;
  return of.sumPaise === null ? count : `${count}, ${sayMoney(of.sumPaise)}`;
}

function ViewTabs({ params }: { params: URLSearchParams }) {
  const counts = useRead(countOrderViews, {}, { refetchInterval: COUNT_MS }).data?.views;
  const current = viewOf(params);
  const countOf = (view: string) => counts?.find((one) => one.view === view)?.count;
  const visibleViews = ORDER_VIEWS.filter(
    (view) => view === current || !ONLY_WITH_ORDERS.includes(view) || (countOf(view) ?? 0) > 0,
  );
  const tabs = visibleViews.map((view) => ({
    to: view === "all" ? "/orders" : `/orders?view=${view}`,
    name: VIEW_NAMES[view],
    count: countOf(view),
    alert: view === "late",
    current: view === current,
  }));
  return <SavedViews list="orders" tabs={tabs} counted={COUNTED} />;
}

function NoOrders({ params, onAll }: { params: URLSearchParams; onAll(): void }) {
  const mayTake = useMay("orders.create");
  if (params.size === 0) {
    return (
      <Empty
        title="No orders yet"
        action={mayTake ? <ButtonLink to="/counter">Take an order</ButtonLink> : null}
      >
        An order appears here the moment it is placed in the shop.
        {mayTake ? " You can also take one at the counter or on the phone." : ""}
      </Empty>
    );
  }
  const q = params.get("q");
  const view = viewOf(params);
  const isFiltered = [...params.keys()].some((name) => !["view", "sort", "q"].includes(name));
  return (
    <Empty title="No order is like that" action={<Button onClick={onAll}>Show all orders</Button>}>
      {q ? `No number, name, phone, HUID or piece begins with “${q}”. ` : ""}
      {view === "all" ? "" : `The view is ${VIEW_NAMES[view]}. `}
      {isFiltered ? "The filters above are on." : ""}
    </Empty>
  );
}
