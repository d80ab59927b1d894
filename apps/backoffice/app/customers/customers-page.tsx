import { listCustomers } from "@suvarna/contract/accounts/staff";
import { CUSTOMER_SORTS, type CustomerSort } from "@suvarna/contract/accounts/staff-constants";
import type { Customer } from "@suvarna/contract/accounts/staff-schemas";
import { listBuyerFigures } from "@suvarna/contract/orders/staff";
import { paise } from "@suvarna/domain/money";
import { istDate } from "@suvarna/words/en/indian-time";
import { Link, useSearchParams } from "react-router";
import { ButtonLink } from "../parts/button.tsx";
import { type Column, DataTable } from "../parts/data-table.tsx";
import { ListFoot } from "../parts/list-foot.tsx";
import { Money } from "../parts/money.tsx";
import { PageHead } from "../parts/page.tsx";
import { Filters, SearchField } from "../parts/search-field.tsx";
import { NewestHead, SortHead, sortState } from "../parts/sort-head.tsx";
import { Answer, Empty } from "../parts/states.tsx";
import { sayPhone } from "../platform/phones.ts";
import { useRead } from "../platform/queries.ts";
import { useMay } from "../platform/session.ts";
import { CustomerTabs } from "./customer-tabs.tsx";

interface Figures {
  readonly orders: number;
  readonly paid: number;
}

/**
 * The page of the shoppers with an account, with the number of their orders and the sum that they
 * have paid.
 */
export function CustomersPage() {
  const [params] = useSearchParams();
  const q = params.get("q") ?? undefined;
  const cursor = params.get("cursor") ?? undefined;
  const mayReadOrders = useMay("orders.read");
  const sort = mayReadOrders ? sortOf(params) : "newest";
  const customers = useRead(listCustomers, {
    query: { limit: 50, sort, ...(q ? { q } : {}), ...(cursor ? { cursor } : {}) },
  });
  const ids = customers.data?.items.map(({ _id }) => _id) ?? [];
  const figures = useRead(
    listBuyerFigures,
    { query: { ids } },
    { enabled: mayReadOrders && ids.length > 0 },
  );
  const figuresOf = new Map(figures.data?.buyers.map((buyer) => [buyer.userId, buyer]));
  const total = customers.data ? sayTotal(customers.data.total) : null;
  return (
    <>
      <PageHead title="Customers" caption={total} />
      <CustomerTabs current="customers" />
      <Filters search={<SearchField placeholder="Name, e-mail, phone" />} />
      <Answer of={customers} what="The shoppers">
        {({ items, nextCursor }) =>
          items.length === 0 ? (
            <NoCustomers q={q} />
          ) : (
            <>
              <DataTable
                name="Shoppers"
                rows={items}
                columns={mayReadOrders ? columnsOf(sort, figuresOf) : COLUMNS}
                open={({ _id }) => `/customers/${_id}`}
              />
              <ListFoot summary={total} nextCursor={nextCursor} />
            </>
          )
        }
      </Answer>
    </>
  );
}

function sayTotal(total: number): string {
  if (total > 10_000) return "10,000+ shoppers";
  return total === 1 ? "1 shopper" : `${total.toLocaleString("en-IN")} shoppers`;
}

function NoCustomers({ q }: { q: string | undefined }) {
  if (!q)
    return <Empty title="Nobody has an account yet">Shoppers appear when they sign up.</Empty>;
  return (
    <Empty
      title="No shopper is like that"
      action={<ButtonLink to="/customers">Show all</ButtonLink>}
    >
      No name, e-mail address or phone number begins with “{q}”.
    </Empty>
  );
}

const COLUMNS: readonly Column<Customer>[] = [
  {
    id: "name",
    head: "Shopper",
    cell: ({ _id, name, location }) => (
      <span className="block max-w-80 min-w-0">
        <Link to={`/customers/${_id}`} className="clip font-medium hover:text-wine" title={name}>
          {name}
        </Link>
        {location ? <span className="clip text-hint text-ink-mute">{location}</span> : null}
      </span>
    ),
  },
  {
    id: "since",
    head: "Since",
    cell: ({ createdAt }) => (
      <span className="text-caption whitespace-nowrap text-ink-mute">
        {istDate(Date.parse(createdAt))}
      </span>
    ),
  },
  {
    id: "contacts",
    head: "E-mail and phone",
    phone: "wide",
    cell: ({ email, emailVerified, phone, phoneVerified }) => (
      <span className="block max-w-80 min-w-0">
        {email ? (
          <span className="clip" title={email}>
            {email}
            {emailVerified ? null : <span className="text-hint text-amber"> not confirmed</span>}
          </span>
        ) : null}
        {phone ? (
          <span className="clip text-hint text-ink-mute">
            {sayPhone(phone)}
            {phoneVerified ? "" : ", not confirmed"}
          </span>
        ) : null}
      </span>
    ),
  },
];

/**
 * Reads the sort of the list from the page's address. Without a sort the newest accounts come
 * first.
 */
function sortOf(params: URLSearchParams): CustomerSort {
  const named = params.get("sort");
  return CUSTOMER_SORTS.find((sort) => sort === named) ?? "newest";
}

/**
 * The columns about orders, for a user who may read orders. The list of shoppers can be sorted by
 * these columns.
 */
function columnsOf(
  sort: CustomerSort,
  figures: ReadonlyMap<string, Figures>,
): readonly Column<Customer>[] {
  const heads = COLUMNS.map((column) =>
    column.id === "since"
      ? {
          ...column,
          head: <NewestHead name="Since" sort={sort} />,
          sort: sortState("newest", sort),
        }
      : column,
  );
  return [
    ...heads,
    {
      id: "orders",
      head: "Orders",
      figures: true,
      phone: "hidden",
      cell: ({ _id }) => figures.get(_id)?.orders ?? "",
    },
    {
      id: "paid",
      head: <SortHead by="paid" name="Paid" sort={sort} first="down" />,
      sort: sortState("paid", sort),
      figures: true,
      phone: "wide",
      cell: ({ _id }) => {
        const figure = figures.get(_id);
        if (!figure) return null;
        return figure.orders === 0 ? (
          <span className="text-ink-mute">No order</span>
        ) : (
          <Money paise={paise(figure.paid)} />
        );
      },
    },
  ];
}
