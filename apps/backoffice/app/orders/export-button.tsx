import { exportOrders } from "@suvarna/contract/orders/staff-desk";
import { Download } from "lucide-react";
import { useSearchParams } from "react-router";
import { Button } from "../parts/button.tsx";
import { toast } from "../parts/toast.ts";
import { sentenceOf } from "../platform/api.ts";
import { useChange } from "../platform/queries.ts";
import { saveFile } from "../platform/save-file.ts";
import { queryOf } from "./list-query.ts";

/**
 * Saves all orders of the list, with its view and filters, as a file. Each export is recorded in
 * the audit log.
 */
export function ExportButton({ disabled }: { disabled: boolean }) {
  const [params] = useSearchParams();
  const make = useChange(exportOrders, "/staff/audit");
  async function save(): Promise<void> {
    const { cursor: _, ...query } = queryOf(params) ?? {};
    try {
      const csv = await make.mutateAsync({ query });
      saveFile("orders.csv", "text/csv", csv);
      toast.done("The list is saved", { text: "The audit trail says who took it and when." });
    } catch (error) {
      toast.failed("The list was not saved", sentenceOf(error));
    }
  }
  return (
    <span className="max-md:hidden">
      <Button
        icon={Download}
        disabled={disabled}
        busy={make.isPending && "Exporting"}
        onClick={() => void save()}
      >
        Export
      </Button>
    </span>
  );
}
