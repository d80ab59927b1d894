import type { ReactNode } from "react";

/** One line of an account: what it is, what it follows from, how much. */
export interface LedgerRow {
  readonly label: string;
  readonly detail?: ReactNode;
  readonly value: ReactNode;
}

/**
 * A short account of money: hairline rows and the total under a double rule. For an account with
 * more columns, put `LedgerTable` around rows of your own.
 */
export function Ledger({
  caption,
  rows,
  total,
}: {
  /** Said to those who hear the page. */
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

/** The ruled table: figures right, `<tr data-total>` under the double rule. */
export function LedgerTable({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <table className="ledger">
      <caption className="sr-only">{caption}</caption>
      {children}
    </table>
  );
}
