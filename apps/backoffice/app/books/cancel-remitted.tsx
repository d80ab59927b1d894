import { cancelRemitted } from "@suvarna/contract/orders/remittance";
import { paise } from "@suvarna/domain/money";
import { useState } from "react";
import { Button } from "../parts/button.tsx";
import { Dialog } from "../parts/dialog.tsx";
import { TextArea } from "../parts/field.tsx";
import { BigMoney, sayMoney } from "../parts/money.tsx";
import { MoneyButton } from "../parts/money-button.tsx";
import { toast } from "../parts/toast.ts";
import { failureWords } from "../platform/failure-words.ts";
import { useChange } from "../platform/queries.ts";
import type { CashRow } from "./cash-columns.tsx";

/**
 * Cancels what was written down wrongly of a courier's transfer. It asks for the reason, which
 * stays beside the cancelled entry.
 */
export function CancelRemitted({
  rows,
  onClose,
  onDone,
}: {
  rows: readonly CashRow[];
  onClose(): void;
  onDone(): void;
}) {
  const [reason, setReason] = useState("");
  const cancel = useChange(cancelRemitted, "/staff/remittances", "/staff/orders");
  const sum = rows.reduce((total, { remitted }) => total + paise(remitted ?? 0), 0);

  async function send(): Promise<void> {
    const orders = rows.flatMap(({ orderId, writtenAt }) =>
      writtenAt === null ? [] : [{ orderId, writtenAt }],
    );
    try {
      await cancel.mutateAsync({ body: { orders, reason: reason.trim() } });
      toast.done(`${sayMoney(sum)} waits with the courier again`);
      onDone();
    } catch (error) {
      toast.failed(...failureWords(error, "Nothing was cancelled"));
    }
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title="Cancel what was written down"
      description="The orders wait for their cash again. This entry stays visible under Cancelled, with your reason."
      footnote={
        <>
          {reason.trim() === "" ? <span className="block">The reason is missing.</span> : null}
          <BigMoney paise={sum} />
        </>
      }
      actions={
        <>
          <Button onClick={onClose}>Leave it</Button>
          <MoneyButton
            kind="danger"
            disabled={reason.trim() === ""}
            busy={cancel.isPending && "Cancelling"}
            onClick={() => void send()}
          >
            Cancel the entry
          </MoneyButton>
        </>
      }
    >
      <ul className="mt-4 grid max-h-80 gap-2 overflow-y-auto">
        {rows.map(({ _id, orderNumber, reference, remitted }) => (
          <li key={_id} className="flex items-baseline gap-3">
            <span className="min-w-0 flex-1">
              <span className="code block">{orderNumber}</span>
              <span className="code text-caption text-ink-mute">{reference}</span>
            </span>
            {sayMoney(paise(remitted ?? 0))}
          </li>
        ))}
      </ul>
      <TextArea
        label="What was wrong"
        className="mt-4"
        value={reason}
        maxLength={300}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </Dialog>
  );
}
