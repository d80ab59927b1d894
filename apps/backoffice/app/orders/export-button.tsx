import { exportOrders } from "@suvarna/contract/orders/staff-desk";
import { Download } from "lucide";
import { useSearchParams } from "react-router";
import { Button } from "../parts/button.tsx";
import { useDownload } from "../parts/use-download.ts";
import { queryOf } from "./list-query.ts";

/**
 * Saves all orders of the list, with its view and filters, as a file. Each export is recorded in
 * the audit log.
 */
export function ExportButton({ disabled }: { disabled: boolean }) {
  const [params] = useSearchParams();
  const file = useDownload(exportOrders, "orders.csv", true);
  function save(): void {
    const { cursor: _, ...query } = queryOf(params) ?? {};
    void file.save({ query });
  }
  return (
    <span className="max-md:hidden">
      <Button icon={Download} disabled={disabled} busy={file.busy && "Exporting"} onClick={save}>
        Export
      </Button>
    </span>
  );
}
