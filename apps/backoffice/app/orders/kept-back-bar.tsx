import type { OrderPage } from "@suvarna/contract/orders/order-page";
import { sellPieceAgain } from "@suvarna/contract/orders/staff-desk";
import { Bar } from "../parts/bar.tsx";
import { Button } from "../parts/button.tsx";
import { toast } from "../parts/toast.ts";
import { failureWords } from "../platform/failure-words.ts";
import { useChange } from "../platform/queries.ts";
import { useMay } from "../platform/session.ts";

/**
 * The bar with the pieces that came back and were kept back from sale. Staff put each on sale again
 * when it can be sold; until then its HUID belongs to the order.
 */
export function KeptBackBar({ page }: { page: OrderPage }) {
  const mayDecide = useMay("returns.decide");
  const sell = useChange(sellPieceAgain, "/staff/orders", "/staff/products", "/staff/huids");
  const { order, keptBack } = page;
  if (keptBack.length === 0) return null;

  async function sellAgain(huid: string): Promise<void> {
    try {
      await sell.mutateAsync({ params: { id: order._id }, body: { huid } });
      toast.done(`${huid} is on sale again`);
    } catch (error) {
      toast.failed(...failureWords(error, `${huid} stays with the order`));
    }
  }
  return (
    <Bar className="mt-4">
      <b className="font-semibold">Came back, and is not on sale:</b>
      <ul className="mt-1 grid gap-1.5">
        {keptBack.map(({ line, huid }) => (
          <li key={huid} className="flex min-h-7 flex-wrap items-center gap-x-3">
            <span className="code">{huid}</span>
            <span className="min-w-0 flex-1">{order.items[line]?.name}</span>
            {mayDecide ? (
              <Button
                small
                busy={sell.isPending && "Moving"}
                onClick={() => void sellAgain(huid)}
                aria-label={`Back on sale: ${huid}`}
              >
                Back on sale
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
    </Bar>
  );
}
