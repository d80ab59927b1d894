import type { ReactNode } from "react";

/** A row of a table of amounts: its label, a note on how the amount is computed, and the amount. */
export interface LedgerRow {
  readonly label: string;
  /** The label as it is shown, when its words are in several languages. */
  readonly shownLabel?: ReactNode;
  readonly detail?: ReactNode;
  readonly value: ReactNode;
}

/**
 * A short table of amounts with thin lines between the rows and a double line above the total. A
 * table with more columns uses `LedgerTable` around its own rows.
 */
export function Ledger({
  caption,
  rows,
  total,
}: {
  /** The table's caption, for screen readers only. */
  caption: string;
  rows: readonly LedgerRow[];
  total: LedgerRow;
}) {
  return (
    <LedgerTable caption={caption}>
      <tbody>
        {rows.map(({ label, shownLabel = label, detail, value }) => (
          <tr key={label}>
            <th scope="row">
              {shownLabel}
              {detail ? <small> {detail}</small> : null}
            </th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr data-total>
          <th scope="row">
            {total.shownLabel ?? total.label}
            {total.detail ? <small> {total.detail}</small> : null}
          </th>
          <td>{total.value}</td>
        </tr>
      </tfoot>
    </LedgerTable>
  );
}

/**
 * A table with lines between its rows: numbers are right-aligned, and a double line stands above
 * `<tr data-total>`.
 */
export function LedgerTable({
  caption,
  children,
  dense = false,
}: {
  caption: ReactNode;
  children: ReactNode;
  /** Makes the rows smaller, with the note of each row beside its name. */
  dense?: boolean;
}) {
  return (
    <table className={dense ? "ledger ledger-dense" : "ledger"}>
      <caption className="sr-only">{caption}</caption>
      {children}
    </table>
  );
}
