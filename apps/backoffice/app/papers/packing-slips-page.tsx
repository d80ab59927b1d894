import { getPackingSlip } from "@suvarna/contract/orders/papers";
import { useQueries } from "@tanstack/react-query";
import { Printer } from "lucide";
import { useSearchParams } from "react-router";
import { Button } from "../parts/button.tsx";
import { PageHead } from "../parts/page.tsx";
import { Answer, Empty } from "../parts/states.tsx";
import { api } from "../platform/api.ts";
import { useKey } from "../platform/keys.ts";
import { keyOf } from "../platform/queries.ts";
import { MOST_SLIPS } from "./most-slips.ts";
import { Slip } from "./packing-slip.tsx";

/**
 * The packing slips of the orders that were chosen in the list, in the order of the list. The key P
 * prints them, each on a page of its own.
 */
export function PackingSlipsPage() {
  const [params] = useSearchParams();
  const ids = (params.get("orders") ?? "").split(",").filter(Boolean).slice(0, MOST_SLIPS);
  const slips = useQueries({
    queries: ids.map((id) => {
      const input = { params: { id } };
      return {
        queryKey: keyOf(getPackingSlip, input),
        queryFn: ({ signal }: { signal: AbortSignal }) =>
          api.call(getPackingSlip, input, { signal }),
      };
    }),
  });
  const papers = slips.flatMap(({ data }) => data ?? []);
  const isWhole = papers.length === ids.length && ids.length > 0;
  const whole = {
    data: isWhole ? papers : undefined,
    error: slips.find(({ error }) => error)?.error ?? null,
    refetch: () => Promise.all(slips.map(({ refetch }) => refetch())),
  };
  useKey("p", () => window.print(), isWhole);
  return (
    <>
      <PageHead
        title={ids.length === 1 ? "1 packing slip" : `${ids.length} packing slips`}
        crumbs={[{ to: "/orders", name: "Orders" }]}
        crumb="Packing slips"
        caption="Each is printed on a page of its own"
        actions={
          <Button
            kind="primary"
            icon={Printer}
            hotkey="P"
            disabled={!isWhole}
            onClick={() => window.print()}
          >
            Print
          </Button>
        }
      />
      {ids.length === 0 ? (
        <Empty title="No order is chosen">Choose orders in the list with X or the box.</Empty>
      ) : (
        <Answer of={whole} what="The packing slips">
          {(all) => (
            <div className="grid gap-6 print:block">
              {all.map((slip) => (
                <Slip key={slip.orderNumber} slip={slip} />
              ))}
            </div>
          )}
        </Answer>
      )}
    </>
  );
}
