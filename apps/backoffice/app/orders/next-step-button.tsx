import type { OrderPage } from "@suvarna/contract/orders/order-page";
import { useState } from "react";
import { MoneyButton } from "../parts/money-button.tsx";
import { useKey } from "../platform/keys.ts";
import { useIsOnline } from "../platform/online.ts";
import { HandOverDialog } from "./hand-over-dialog.tsx";
import { nextStepOf, useSteps } from "./use-steps.ts";

/**
 * The button of an order's next step. For the delivery of a parcel with a door code, the button
 * asks for the code first.
 */
export function NextStepButton({
  page,
  whenSaved,
  hasKey = false,
}: {
  page: OrderPage;
  /** Returns a promise that resolves when the typed weights are saved. */
  whenSaved: () => Promise<unknown>;
  /** Whether the keys Ctrl Enter also make the step. */
  hasKey?: boolean;
}) {
  const { mayMove, isMoving, step, deliverWithout } = useSteps(page);
  const [isHandingOver, setHandingOver] = useState(false);
  const isOnline = useIsOnline();
  const next = nextStepOf(page);
  const needsCode = next?.to === "delivered" && page.doorTriesLeft !== null;
  const canStep = isOnline && mayMove && next !== null && next.hindered === null && !isMoving;
  function go(): void {
    if (needsCode) setHandingOver(true);
    else if (next) void whenSaved().then(() => step(next.to));
  }
  useKey("mod+enter", go, hasKey && canStep);
  if (!next || !mayMove) return null;
  return (
    <>
      <MoneyButton
        kind="primary"
        disabled={next.hindered !== null}
        title={next.hindered ?? (hasKey ? "Ctrl Enter" : undefined)}
        busy={isMoving ? next.busy : false}
        onClick={go}
      >
        {next.words}
      </MoneyButton>
      {needsCode ? (
        <HandOverDialog
          page={page}
          open={isHandingOver}
          onClose={() => setHandingOver(false)}
          onDeliver={(handover, refused) =>
            "reason" in handover
              ? deliverWithout(handover.reason, refused)
              : step("delivered", handover, refused)
          }
        />
      ) : null}
    </>
  );
}
