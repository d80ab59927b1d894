import type { ReactNode } from "react";

/** A table of amounts: each row has a label, an optional caption, and its amount at the right. */
export function Ledger({
  name,
  rows,
  total,
}: {
  /** The name of the table for screen readers. */
  name: string;
  rows: readonly LedgerRow[];
  /** The last row with the total, below a double line. */
  total?: LedgerRow;
}) {
  return (
    <table className="w-full border-collapse">
      <caption className="sr-only">{name}</caption>
      <tbody>
        {rows.map((row) => (
          <tr
            key={row.id ?? String(row.label)}
            className={`border-b border-line last:border-0 ${row.draft ? "bg-amber-tint" : ""}`}
          >
            <LedgerCells {...row} />
          </tr>
        ))}
      </tbody>
      {total ? (
        <tfoot>
          <tr className="border-t-3 border-double border-line-strong font-semibold [&_td]:text-[1.125rem]">
            <LedgerCells {...total} />
          </tr>
        </tfoot>
      ) : null}
    </table>
  );
}

export interface LedgerRow {
  /** The key of the row, required when two rows have the same label. */
  readonly id?: string;
  readonly label: ReactNode;
  readonly caption?: ReactNode;
  readonly value: ReactNode;
  /** Whether the row's amount is a draft that is not recorded yet. */
  readonly draft?: boolean;
}

function LedgerCells({ label, caption, value }: LedgerRow) {
  return (
    <>
      <th scope="row" className="py-1.75 text-left align-top [font-weight:inherit]">
        {label}
        {caption ? (
          <span className="block text-hint font-normal text-ink-mute">{caption}</span>
        ) : null}
      </th>
      <td className="py-1.75 pl-3 text-right align-top whitespace-nowrap">{value}</td>
    </>
  );
}

/** A list of names and their values, in two columns. */
export function Facts({
  facts,
}: {
  facts: readonly { readonly name: string; readonly value: ReactNode }[];
}) {
  return (
    <dl className="grid grid-cols-[max-content_1fr] gap-x-4 gap-y-1.5">
      {facts.map(({ name, value }) => (
        <div key={name} className="contents">
          <dt className="text-ink-mute">{name}</dt>
          <dd className="min-w-0 [overflow-wrap:anywhere]">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
