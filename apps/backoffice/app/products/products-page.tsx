import { PRODUCT_VIEWS, type ProductView } from "@suvarna/contract/catalogue/staff-constants";
import { countStaffProducts, listStaffProducts } from "@suvarna/contract/catalogue/staff-products";
import { exportProducts } from "@suvarna/contract/imports/staff";
import { ChevronLeft, ChevronRight, Download, FileUp, Plus } from "lucide";
import { useMemo, useState } from "react";
import { useSearchParams } from "react-router";
import { Button, ButtonLink } from "../parts/button.tsx";
import { DataTable } from "../parts/data-table.tsx";
import { PageHead } from "../parts/page.tsx";
import { SavedViews } from "../parts/saved-views.tsx";
import { Answer, Empty } from "../parts/states.tsx";
import { useDownload } from "../parts/use-download.ts";
import { api } from "../platform/api.ts";
import { useKey } from "../platform/keys.ts";
import { useRead } from "../platform/queries.ts";
import { useMay } from "../platform/session.ts";
import { ListFilters } from "./list-filters.tsx";
import { type ListAddress, pageCursor, readAddress } from "./list-query.ts";
import { ProductsBulk } from "./products-bulk.tsx";
import { columnsOf } from "./products-columns.tsx";
import { useRatesOfNow } from "./rates.ts";
import { useCells } from "./use-cells.ts";
import { useChosenProducts } from "./use-chosen-products.ts";

const ROWS = 50;

const VIEW_NAMES: Readonly<Record<ProductView, string>> = {
  all: "All",
  published: "Published",
  drafts: "Drafts",
  "sold-out": "Sold out",
  "low-stock": "Low stock",
  "without-huid": "Without HUID",
  "without-picture": "Without picture",
  archived: "Archived",
};

const COUNTED = {
  path: listStaffProducts.path,
  count: async (params: URLSearchParams) => {
    const query = { ...readAddress(params).filter, limit: 1 };
    return (await api.call(listStaffProducts, { query })).total;
  },
};

/**
 * The page of the product list, with saved views, search and filters. Two cells of a row can be
 * edited, and many products can be changed at once.
 */
export function ProductsPage() {
  const [params] = useSearchParams();
  const address = readAddress(params);
  const counts = useRead(countStaffProducts, {}).data?.counts;
  const mayEdit = useMay("products.edit");
  const file = useDownload(exportProducts, "products.csv");
  return (
    <>
      <PageHead
        title="Products"
        actions={
          mayEdit ? (
            <>
              <span className="contents max-md:hidden">
                <ButtonLink icon={FileUp} to="/imports">
                  Import
                </ButtonLink>
                <Button
                  icon={Download}
                  busy={file.busy && "Exporting"}
                  onClick={() => void file.save({ query: address.filter })}
                >
                  Export
                </Button>
              </span>
              <ButtonLink kind="primary" icon={Plus} to="/products/new">
                Add product
              </ButtonLink>
            </>
          ) : null
        }
      />
      <SavedViews
        list="products"
        tabs={PRODUCT_VIEWS.map((view) => ({
          to: view === "all" ? "?" : `?view=${view}`,
          name: VIEW_NAMES[view],
          count: counts?.[view],
          alert: view === "without-huid",
          current: view === address.view,
        }))}
        counted={COUNTED}
      />
      <ListFilters />
      <ProductList address={address} />
    </>
  );
}

function ProductList({ address }: { address: ListAddress }) {
  const { filter, sort, cursor } = address;
  const list = useRead(listStaffProducts, {
    query: { ...filter, sort, limit: ROWS, ...(cursor ? { cursor } : {}) },
  });
  const rates = useRatesOfNow();
  const mayEdit = useMay("products.edit");
  const rows = useMemo(() => list.data?.items ?? [], [list.data]);
  const cells = useCells(rows);
  const { chosen, isAll, choose, chooseAll } = useChosenProducts(
    filter,
    rows.map(({ _id }) => _id),
  );
  const [current, setCurrent] = useState<string | null>(null);
  useKey("e", () => current && cells.openCell({ id: current, column: "making" }), mayEdit);
  const columns = columnsOf({ cells, rates, sort, mayEdit });
  const nameOf = (id: string) => rows.find(({ _id }) => _id === id)?.name ?? "";
  return (
    <Answer of={list} what="Products">
      {({ total, totalIsCapped, nextCursor }) =>
        rows.length === 0 ? (
          <NoProducts address={address} />
        ) : (
          <>
            {mayEdit ? (
              <ProductsBulk
                chosen={chosen}
                isAll={isAll}
                filter={filter}
                total={total}
                totalIsCapped={totalIsCapped}
                onAll={chooseAll}
                onNone={() => choose(new Set())}
              />
            ) : null}
            <DataTable
              name="Products"
              rows={rows}
              columns={columns}
              open={({ _id }) => `/products/${_id}`}
              onCurrent={setCurrent}
              {...(mayEdit ? { choice: { chosen, onChoose: choose, nameOf } } : {})}
            />
            <Foot
              address={address}
              shown={rows.length}
              total={total}
              totalIsCapped={totalIsCapped}
              nextCursor={nextCursor}
              mayEdit={mayEdit}
            />
          </>
        )
      }
    </Answer>
  );
}

function NoProducts({ address: { view, filter } }: { address: ListAddress }) {
  const isFiltered = Object.keys(filter).length > 1;
  if (isFiltered) {
    return (
      <Empty
        title="No product is like that"
        action={
          <ButtonLink to={view === "all" ? "?" : `?view=${view}`}>Take the filters off</ButtonLink>
        }
      >
        {filter.q ? `Nothing has “${filter.q}” in its name, model number or HUIDs. ` : ""}
        {view === "all" ? "" : `The view is ${VIEW_NAMES[view]}.`}
      </Empty>
    );
  }
  return (
    <Empty title={view === "all" ? "No products yet" : "Nothing is here"}>
      {EMPTY_WORDS[view]}
    </Empty>
  );
}

const EMPTY_WORDS: Readonly<Record<ProductView, string>> = {
  all: "Add the first one, or import a list.",
  published: "No product is on sale.",
  drafts: "Every product is published.",
  "sold-out": "Every published product can be had.",
  "low-stock": "No product is down to its last piece.",
  "without-huid": "Every gold product in stock has an HUID.",
  "without-picture": "Every product has a picture.",
  archived: "No product is archived.",
};

function Foot({
  address: { page },
  shown,
  total,
  totalIsCapped,
  nextCursor,
  mayEdit,
}: {
  address: ListAddress;
  shown: number;
  total: number;
  totalIsCapped: boolean;
  nextCursor: string | null;
  mayEdit: boolean;
}) {
  const [params] = useSearchParams();
  const first = (page - 1) * ROWS + 1;
  const number = (value: number) => value.toLocaleString("en-IN");
  const of = `${number(total)}${totalIsCapped ? "+" : ""}`;
  const start = new URLSearchParams(params);
  start.delete("cursor");
  const next = new URLSearchParams(params);
  if (nextCursor !== null) next.set("cursor", pageCursor(page + 1, nextCursor));
  return (
    <div className="mt-3.5 flex flex-wrap items-center justify-between gap-3 text-caption text-ink-mute">
      <span>
        {total === 1 ? "1 product" : `${number(first)} to ${number(first + shown - 1)} of ${of}`}
      </span>
      {mayEdit ? (
        <span className="flex gap-4 max-md:hidden">
          <span>
            <kbd>E</kbd> change the cell
          </span>
          <span>
            <kbd>Tab</kbd> next cell
          </span>
          <span>
            <kbd>X</kbd> choose
          </span>
        </span>
      ) : null}
      <span className="flex gap-1">
        {page > 1 ? (
          <ButtonLink small icon={ChevronLeft} to={`?${start}`}>
            To the start
          </ButtonLink>
        ) : null}
        {nextCursor === null ? null : (
          <ButtonLink small icon={ChevronRight} className="flex-row-reverse" to={`?${next}`}>
            Next
          </ButtonLink>
        )}
      </span>
    </div>
  );
}
