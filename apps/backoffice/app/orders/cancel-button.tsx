import type { OrderPage } from "@suvarna/contract/orders/order-page";
import { useState } from "react";
import { MoneyButton } from "../parts/money-button.tsx";
import { CancelDialog } from "./cancel-dialog.tsx";
import { useSteps } from "./use-steps.ts";

/** The button that cancels an order, after the dialog has asked for the reason. */
export function CancelButton({ page }: { page: OrderPage }) {
  const { mayMove, step } = useSteps(page);
  const [isOpen, setOpen] = useState(false);
  if (!mayMove) return null;
  return (
    <>
      <MoneyButton small onClick={() => setOpen(true)}>
        Cancel the order
      </MoneyButton>
      <CancelDialog
        page={page}
        open={isOpen}
        onClose={() => setOpen(false)}
        onCancel={(note) => step("cancelled", note ? { note } : {})}
      />
    </>
  );
}
