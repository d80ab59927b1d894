import type { OrderPage } from "@suvarna/contract/orders/order-page";
import { cameBackUndelivered } from "@suvarna/domain/order";
import { Bar } from "../parts/bar.tsx";
import { Button } from "../parts/button.tsx";
import { useMay } from "../platform/session.ts";
import { useSellAgain } from "./use-sell-again.ts";

/**
 * The bar with the pieces that came back and were kept back from sale, or that were lost on the way. Staff put each on sale again
 * when it can be sold; until then its HUID belongs to the order.
 */
export function KeptBackBar({ page }: { page: OrderPage }) {
  const mayDecide = useMay("returns.decide");
  const { sellAgain, isPending } = useSellAgain(page);
  const { order, keptBack } = page;
  if (keptBack.length === 0) return null;
  return (
    <Bar className="mt-4">
      <b className="font-semibold">
        {cameBackUndelivered(order)
          ? "Lost on the way, or not on sale since it came back:"
          : "Came back, and is not on sale:"}
      </b>
      {hasSeveralOfLine(keptBack) ? (
        <p>
          Of several equal pieces, choose the one whose HUID stands on the piece that came back.
        </p>
      ) : null}
      <ul className="mt-1 grid gap-1.5">
        {keptBack.map(({ line, huid }) => (
          <li key={huid} className="flex min-h-7 flex-wrap items-center gap-x-3">
            <span className="code">{huid}</span>
            <span className="min-w-0 flex-1">{order.items[line]?.name}</span>
            {mayDecide ? (
              <Button
                small
                busy={isPending && "Moving"}
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

function hasSeveralOfLine(keptBack: OrderPage["keptBack"]): boolean {
  return new Set(keptBack.map(({ line }) => line)).size < keptBack.length;
}
