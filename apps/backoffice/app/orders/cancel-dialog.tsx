import type { OrderPage } from "@suvarna/contract/orders/order-page";
import { Stamp } from "lucide";
import { useState } from "react";
import { Bar } from "../parts/bar.tsx";
import { Button } from "../parts/button.tsx";
import { Dialog } from "../parts/dialog.tsx";
import { TextField } from "../parts/field.tsx";
import { MoneyButton } from "../parts/money-button.tsx";
import { sayConsequences, sayRequest } from "./cancel-words.ts";

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
  const { needsApproval } = page.cancellation;
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
      description={<p>{sayConsequences(page)}</p>}
      actions={
        <>
          <Button kind="text" onClick={onClose}>
            Leave it
          </Button>
          <MoneyButton
            kind={needsApproval ? "primary" : "danger"}
            busy={isBusy && (needsApproval ? "Asking" : "Cancelling")}
            onClick={() => void run()}
          >
            {needsApproval ? "Ask a colleague to agree" : "Cancel the order"}
          </MoneyButton>
        </>
      }
    >
      {needsApproval ? <SecondPersonNote cancellation={page.cancellation} /> : null}
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

/** Says that a colleague must approve a step that ends an order, and when the request lapses. */
export function SecondPersonNote({
  cancellation,
  act,
}: {
  cancellation: OrderPage["cancellation"];
  /** The name of the step; a cancellation when it is left out. */
  act?: string;
}) {
  return (
    <Bar tone="amber" icon={Stamp} className="mt-4">
      <b className="font-semibold">Needs a second person.</b> {sayRequest(cancellation, act)}
    </Bar>
  );
}
