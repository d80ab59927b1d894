import type { OrderPage } from "@suvarna/contract/orders/order-page";
import { ORDER_STATE_WORDS } from "@suvarna/words/en/statuses";
import { useState } from "react";
import { MoneyButton } from "../parts/money-button.tsx";
import { toast } from "../parts/toast.ts";
import { useWaitingRequests } from "../parts/waiting-bar.tsx";
import { useKey } from "../platform/keys.ts";
import { useIsOnline } from "../platform/online.ts";
import { cashOfOrder } from "./cash-of-order.ts";
import { CashQuestion } from "./cash-question.tsx";
import { HandOverDialog } from "./hand-over-dialog.tsx";
import { stepLook } from "./step-look.ts";
import { type NextStep, nextStepOf, useSteps } from "./use-steps.ts";

const UNSAVED = "A typed weight, HUID or courier is not saved yet. Its field says why.";

/**
 * The button of an order's next step. At a delivery it asks first for the door code, or whether the
 * cash was taken.
 */
export function NextStepButton({
  page,
  saveTyped,
  hasKey = false,
}: {
  page: OrderPage;
  /** Saves the typed weights, and tells whether all of them are saved. */
  saveTyped: () => Promise<boolean>;
  /** Whether the keys Ctrl Enter also make the step. */
  hasKey?: boolean;
}) {
  const { mayMove, isMoving, step, deliverWithout } = useSteps(page);
  const [isHandingOver, setHandingOver] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const isOnline = useIsOnline();
  const next = nextStepOf(page);
  const waits = useWaitingRequests(page.order._id).length > 0;
  const needsCode = next?.to === "delivered" && page.doorTriesLeft !== null;
  const cash = next?.to === "delivered" ? (cashOfOrder(page)?.cash ?? 0) : 0;
  const canStep = isOnline && mayMove && next !== null && next.hindered === null && !isMoving;
  function go(): void {
    if (needsCode) setHandingOver(true);
    else if (cash > 0) setAsking(true);
    else if (next) void saveAndStep(next.to);
  }
  async function saveAndStep(to: NextStep["to"]): Promise<void> {
    if (await saveTyped()) await step(to);
    else toast.failed(`It stays ${ORDER_STATE_WORDS[page.order.state]}`, UNSAVED);
  }
  useKey("mod+enter", go, hasKey && canStep);
  if (!next || !mayMove) return null;
  return (
    <>
      <MoneyButton
        {...stepLook(next.hindered, { waits, hasKey })}
        disabled={next.hindered !== null}
        busy={isMoving ? next.busy : false}
        onClick={go}
      >
        {next.words}
      </MoneyButton>
      {cash > 0 && !needsCode ? (
        <CashQuestion
          cash={cash}
          number={`Order ${page.order.number}`}
          open={isAsking}
          onClose={() => setAsking(false)}
          onDeliver={() => step("delivered")}
        />
      ) : null}
      {needsCode ? (
        <HandOverDialog
          page={page}
          cash={cash}
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
