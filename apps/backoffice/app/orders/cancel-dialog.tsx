import type { OrderPage } from "@suvarna/contract/orders/order-page";
import { useState } from "react";
import { Button } from "../parts/button.tsx";
import { Dialog } from "../parts/dialog.tsx";
import { TextField } from "../parts/field.tsx";
import { sayMoney } from "../parts/money.tsx";
import { MoneyButton } from "../parts/money-button.tsx";

/** Asks for the reason of a cancellation, and describes its consequences. */
export function CancelDialog({
  page,
  open,
  onClose,
  onCancel,
}: {
  page: OrderPage;
  open: boolean;
  onClose(): void;
  onCancel(reason: string): Promise<boolean>;
}) {
  const [reason, setReason] = useState("");
  const [isBusy, setBusy] = useState(false);
  const holds = page.book.findLast(({ at }) => at !== null)?.holdsPaise ?? 0;
  async function run(): Promise<void> {
    setBusy(true);
    if (await onCancel(reason.trim())) onClose();
    setBusy(false);
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={`Cancel order ${page.order.number}?`}
      description={
        <p>
          Its pieces go back on sale.{" "}
          {holds > 0
            ? `${sayMoney(holds)} goes back to the shopper the way it was paid.`
            : "No money has to go back."}{" "}
          {page.order.shippingAddress.fullName} gets a message. It can't be opened again.
        </p>
      }
      actions={
        <>
          <Button kind="text" onClick={onClose}>
            Leave it
          </Button>
          <MoneyButton
            kind="danger"
            busy={isBusy ? "Cancelling" : false}
            onClick={() => void run()}
          >
            Cancel the order
          </MoneyButton>
        </>
      }
    >
      <TextField
        className="mt-4"
        label="Why, as the shopper reads it"
        value={reason}
        maxLength={300}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </Dialog>
  );
}
