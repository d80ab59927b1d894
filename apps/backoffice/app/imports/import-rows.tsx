import {
  IMPORT_ROW_SELECTIONS,
  type ImportRowSelection,
} from "@suvarna/contract/imports/constants";
import { listImportRows } from "@suvarna/contract/imports/staff";
import type { Import, ImportRow } from "@suvarna/contract/imports/staff-schemas";
import { ChevronRight } from "lucide";
import { Link, useSearchParams } from "react-router";
import { ButtonLink } from "../parts/button.tsx";
import { type Column, DataTable } from "../parts/data-table.tsx";
import { Answer, Empty } from "../parts/states.tsx";
import { Tabs } from "../parts/tabs.tsx";
import { useRead } from "../platform/queries.ts";
import { count, rowsOf } from "./import-words.ts";
import { RowChanges, RowState } from "./row-words.tsx";

const PAGE = 50;

/**
 * The list of an import's rows, filtered by their effect, with the old and the new value of each
 * changed cell.
 */
export function ImportRows({ at }: { at: Import }) {
  const [params] = useSearchParams();
  const show = selectionOf(params.get("show"), at);
  const after = params.get("after");
  const query = { show, limit: PAGE, ...(after === null ? {} : { cursor: Number(after) }) };
  const rows = useRead(listImportRows, { params: { id: at._id }, query });
  return (
    <div className="mt-6">
      <Tabs
        name="Rows"
        tabs={tabsOf(at).map(({ value, name, number }) => ({
          to: `?show=${value}`,
          name,
          count: number,
          current: value === show,
          alert: value === "kept",
        }))}
      />
      <Answer of={rows} what="The rows">
        {({ items, nextCursor }) =>
          items.length === 0 ? (
            <Empty title="No such rows">Choose another part of the file above.</Empty>
          ) : (
            <>
              <DataTable
                name="Rows with what would change"
                rows={items.map((row) => ({ ...row, _id: String(row.row) }))}
                columns={COLUMNS}
              />
              <div className="mt-3.5 flex justify-end gap-1">
                {after === null ? null : (
                  <ButtonLink small to={`?show=${show}`}>
                    First rows
                  </ButtonLink>
                )}
                {nextCursor === null ? null : (
                  <ButtonLink
                    small
                    icon={ChevronRight}
                    className="flex-row-reverse"
                    to={`?show=${show}&after=${nextCursor}`}
                  >
                    Next rows
                  </ButtonLink>
                )}
              </div>
            </>
          )
        }
      </Answer>
    </div>
  );
}

function tabsOf({ counts, rows, written, undone }: Import) {
  const keptRows = written.refused + (undone?.kept ?? 0);
  const tabs: { value: ImportRowSelection; name: string; number: number }[] = [
    { value: "look", name: "To look at", number: counts.error + counts.unlikely },
    { value: "changed", name: "Change", number: counts.changed },
    { value: "new", name: "New", number: counts.new },
    { value: "same", name: "Same", number: counts.same },
    { value: "all", name: "All", number: rows ?? 0 },
  ];
  return keptRows > 0
    ? [{ value: "kept" as const, name: "Not as wanted", number: keptRows }, ...tabs]
    : tabs;
}

/**
 * Which rows are shown first: the rows that staff should check or, if there are none, the rows that
 * change a product.
 */
function selectionOf(chosen: string | null, { counts }: Import): ImportRowSelection {
  const chosenSelection = IMPORT_ROW_SELECTIONS.find((selection) => selection === chosen);
  if (chosenSelection) return chosenSelection;
  if (counts.error + counts.unlikely > 0) return "look";
  return counts.changed > 0 ? "changed" : counts.new > 0 ? "new" : "all";
}

type ListedRow = ImportRow & { readonly _id: string };

const COLUMNS: readonly Column<ListedRow>[] = [
  {
    id: "row",
    head: "Row",
    cell: ({ row }) => (
      <span className="text-hint text-ink-mute" title={`${rowsOf(row)} from the top`}>
        <span className="md:hidden">Row </span>
        {count(row)}
      </span>
    ),
  },
  {
    id: "model",
    head: "Model",
    cell: ({ model }) => <span className="code text-caption">{model}</span>,
  },
  {
    id: "piece",
    head: "Piece",
    phone: "wide",
    cell: ({ name, productId }) =>
      productId ? (
        <Link to={`/products/${productId}`} className="clip max-w-64 font-medium" title={name}>
          {name}
        </Link>
      ) : (
        <span className="clip max-w-64 font-medium" title={name}>
          {name}
        </span>
      ),
  },
  { id: "is", head: "Row is", phone: "wide", cell: (row) => <RowState row={row} /> },
  {
    id: "changes",
    head: "What would change",
    phone: "wide",
    cell: (row) => <RowChanges row={row} />,
  },
];
