import type { Paise } from "@suvarna/domain/money";
import { useState } from "react";
import { Button } from "../parts/button.tsx";
import { Dialog } from "../parts/dialog.tsx";
import { sayMoney } from "../parts/money.tsx";
import { MoneyButton } from "../parts/money-button.tsx";

/**
 * Asks once before orders with cash on delivery become delivered, because a delivery counts the
 * cash as taken and can't be undone. Enter answers the question.
 */
export function CashQuestion({
  cash,
  number,
  open,
  onClose,
  onDeliver,
}: {
  cash: Paise;
  /** The number of the order, or how many orders there are, in words. */
  number: string;
  open: boolean;
  onClose(): void;
  onDeliver(): Promise<unknown>;
}) {
  const [isBusy, setBusy] = useState(false);
  async function deliver(): Promise<void> {
    setBusy(true);
    await onDeliver();
    setBusy(false);
    onClose();
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={`${sayMoney(cash)} taken in cash. Mark as delivered?`}
      description={`${number}. From now on the days for a return count, and the courier owes the shop this cash.`}
      actions={
        <>
          <Button onClick={onClose}>Leave it</Button>
          <MoneyButton
            kind="primary"
            data-first
            busy={isBusy ? "Moving" : false}
            onClick={() => void deliver()}
          >
            Delivered
          </MoneyButton>
        </>
      }
    />
  );
}
