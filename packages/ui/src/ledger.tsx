import type { ReactNode } from "react";

/** A row of a ledger: its label, a note on how it is computed, and the amount. */
export interface LedgerRow {
  readonly label: string;
  readonly detail?: ReactNode;
  readonly value: ReactNode;
}

/**
 * A short list of amounts with hairline rows and the total under a double rule. For more columns,
 * put `LedgerTable` around your own rows.
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
        {rows.map(({ label, detail, value }) => (
          <tr key={label}>
            <th scope="row">
              {label}
              {detail ? <small>{detail}</small> : null}
            </th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr data-total>
          <th scope="row">
            {total.label}
            {total.detail ? <small>{total.detail}</small> : null}
          </th>
          <td>{total.value}</td>
        </tr>
      </tfoot>
    </LedgerTable>
  );
}

/**
 * The ruled table: figures are right-aligned, and `<tr data-total>` stands under the double rule.
 */
export function LedgerTable({
  caption,
  children,
  dense = false,
}: {
  caption: string;
  children: ReactNode;
  /** Smaller rows, with each line's note beside its name. */
  dense?: boolean;
}) {
  return (
    <table className={dense ? "ledger ledger-dense" : "ledger"}>
      <caption className="sr-only">{caption}</caption>
      {children}
    </table>
  );
}
