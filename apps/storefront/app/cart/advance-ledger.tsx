import { paise } from "@suvarna/domain/money";
import { Amount } from "@suvarna/ui/amount.tsx";
import { Ledger } from "@suvarna/ui/ledger.tsx";

interface Part {
  readonly label: string;
  /** An amount in rupees, as the API sends it. */
  readonly rupees: number;
}

/**
 * A table below an order's total that shows how the total is divided into an advance and a rest, or
 * what is paid at the door for lighter pieces.
 */
export function AdvanceLedger({
  caption,
  rows,
  total,
}: {
  caption: string;
  rows: readonly Part[];
  total: Part;
}) {
  const row = ({ label, rupees }: Part) => ({ label, value: <Amount paise={paise(rupees)} /> });
  return (
    <div className="mt-6">
      <Ledger caption={caption} rows={rows.map(row)} total={row(total)} />
    </div>
  );
}
