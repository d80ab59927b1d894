import { paise } from "@suvarna/domain/money";
import { Amount } from "@suvarna/ui/amount.tsx";
import { Ledger } from "@suvarna/ui/ledger.tsx";

interface Part {
  readonly label: string;
  /** An amount of the API, in rupees. */
  readonly rupees: number;
}

/** How the total of an order is divided into an advance and a rest. It stands below the total. */
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
