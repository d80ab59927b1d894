import type { OrderPage } from "@suvarna/contract/orders/order-page";
import { moveOrder } from "@suvarna/contract/orders/staff";
import { useState } from "react";
import { Bar } from "../parts/bar.tsx";
import { Button } from "../parts/button.tsx";
import { Dialog } from "../parts/dialog.tsx";
import { TextField } from "../parts/field.tsx";
import { sayMoney } from "../parts/money.tsx";
import { MoneyButton } from "../parts/money-button.tsx";
import { toast } from "../parts/toast.ts";
import { hasCode, sentenceOf } from "../platform/api.ts";
import { mayBeDone } from "../platform/failure-words.ts";
import { useChange } from "../platform/queries.ts";
import { useMay } from "../platform/session.ts";
import { keptPaise, repaymentQuestion } from "./repayment-words.ts";
import { sayTold } from "./told-words.ts";

/**
 * The bar of a cancelled or returned order whose money staff send back themselves. They write the
 * repayment down here, and the order is refunded.
 */
export function RepaymentBar({ page }: { page: OrderPage }) {
  const mayMove = useMay("orders.move");
  const [isAsking, setAsking] = useState(false);
  const { paymentState, paymentMethod } = page.order;
  // The server writes down no repayment by hand of an order whose money went through a gateway.
  if (paymentState !== "refund_by_bank" || paymentMethod === "ONLINE") return null;
  return (
    <Bar
      tone="amber"
      className="mt-4"
      actions={
        mayMove ? (
          <Button small kind="primary" onClick={() => setAsking(true)}>
            {page.repaymentNeedsApproval ? "Ask a colleague first" : "Write down as sent"}
          </Button>
        ) : null
      }
    >
      <b className="font-semibold">{sayMoney(keptPaise(page))} is owed to the shopper.</b> Nothing
      goes back by itself:{" "}
      {page.repaymentNeedsApproval
        ? "ask a colleague to agree here, and send it by bank transfer or UPI after that."
        : "send it by bank transfer or UPI, then write it down here."}
      {isAsking ? <Repayment page={page} onClose={() => setAsking(false)} /> : null}
    </Bar>
  );
}

/** Asks for the reference of the transfer with which the money of an order went back. */
function Repayment({ page, onClose }: { page: OrderPage; onClose(): void }) {
  const [reference, setReference] = useState("");
  const move = useChange(moveOrder, "/staff/orders", "/staff/refunds", "/staff/waiting-money");
  const { _id: id, state: from, shippingAddress } = page.order;
  const needsApproval = page.repaymentNeedsApproval;
  const sum = sayMoney(keptPaise(page));
  async function run(): Promise<void> {
    try {
      const sent = needsApproval ? {} : { reference: reference.trim() };
      const body = { from, to: "refunded", ...sent } as const;
      const answer = await move.mutateAsync({ params: { id }, body });
      if ("approval" in answer)
        toast.done("It waits for a second person", {
          text: "When they agree, send the money and write it down here.",
        });
      else toast.done(`${sum} is written down as sent back`);
      onClose();
    } catch (error) {
      // A second try writes nothing down twice, because the order has left the state `from`.
      if (mayBeDone(error)) {
        toast.failed("Perhaps it is written down: no answer came", sentenceOf(error));
      } else if (hasCode(error, "order_moved")) {
        toast.failed("The order has moved meanwhile", sentenceOf(error));
      } else toast.failed("Nothing is written down", sentenceOf(error));
    }
  }
  return (
    <Dialog
      open
      onClose={onClose}
      {...repaymentQuestion({
        needsApproval,
        sum,
        name: shippingAddress.fullName,
        told: sayTold(page, "refunded"),
      })}
      actions={
        <>
          <Button kind="text" onClick={onClose}>
            Leave it
          </Button>
          <MoneyButton
            kind="primary"
            busy={move.isPending && (needsApproval ? "Asking" : "Writing")}
            disabled={!needsApproval && reference.trim() === ""}
            onClick={() => void run()}
          >
            {needsApproval ? "Ask a colleague to agree" : "Write it down"}
          </MoneyButton>
        </>
      }
    >
      {needsApproval ? null : (
        <TextField
          className="mt-4"
          label="Reference of the bank transfer or UPI payment"
          required
          value={reference}
          maxLength={100}
          onChange={(event) => setReference(event.currentTarget.value)}
        />
      )}
    </Dialog>
  );
}
