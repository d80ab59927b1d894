import { retryRefund, settleRefund } from "@suvarna/contract/payments/staff";
import type { DeskRefund } from "@suvarna/contract/payments/staff-schemas";
import { paise } from "@suvarna/domain/money";
import { useState } from "react";
import { Bar } from "../parts/bar.tsx";
import { Button } from "../parts/button.tsx";
import { Dialog } from "../parts/dialog.tsx";
import { TextField } from "../parts/field.tsx";
import { sayMoney } from "../parts/money.tsx";
import { MoneyButton } from "../parts/money-button.tsx";
import { toast } from "../parts/toast.ts";
import { failureWords } from "../platform/failure-words.ts";
import { useChange } from "../platform/queries.ts";

const BY_GATEWAY =
  "The gateway did not send it. Ask it again when the cause is mended, or send the money by bank transfer or UPI and enter its reference.";
const BY_HAND =
  "No gateway has this money, because it was paid at the counter or at the door. Send it by bank transfer or UPI, or give it back in cash, and enter the reference.";

/**
 * The actions for a refund that the gateway could not send: asking the gateway again, or recording
 * that staff have sent the money by hand.
 */
export function SettleRefund({ refund, onClose }: { refund: DeskRefund; onClose(): void }) {
  const [reference, setReference] = useState("");
  const retry = useChange(retryRefund, "/staff/refunds", "/staff/waiting-money");
  const settle = useChange(settleRefund, "/staff/refunds", "/staff/waiting-money", "/staff/orders");
  const params = { id: refund._id };
  const isByHand = refund.way === "hand";
  const amount = sayMoney(paise(refund.amount));
  const after = (words: string) => ({
    onSuccess: () => {
      toast.done(words);
      onClose();
    },
    onError: (error: Error) => toast.failed(...failureWords(error, "Nothing was changed")),
  });
  const sent = reference.trim();
  return (
    <Dialog
      open
      onClose={onClose}
      title={`${amount} of order ${refund.orderNumber ?? ""}`}
      description={isByHand ? BY_HAND : BY_GATEWAY}
      footnote={sent ? `Written down as sent, ${amount}` : "Enter the reference to settle by hand"}
      actions={
        <>
          <Button onClick={onClose}>Leave it</Button>
          {isByHand ? null : (
            <MoneyButton
              quiet
              busy={retry.isPending && "Asking"}
              onClick={() => retry.mutate({ params }, after("The gateway is asked again"))}
            >
              Ask the gateway again
            </MoneyButton>
          )}
          <MoneyButton
            kind="primary"
            disabled={!sent}
            busy={settle.isPending && "Writing down"}
            onClick={() =>
              settle.mutate(
                { params, body: { reference: sent, amount: refund.amount } },
                after(`${amount} is settled`),
              )
            }
          >
            It was sent by hand
          </MoneyButton>
        </>
      }
    >
      {refund.problem ? (
        <Bar tone="alert" className="mt-4">
          {refund.problem}
        </Bar>
      ) : null}
      {refund.gatewayReference && !isByHand ? (
        <Bar tone="alert" className="mt-4">
          The gateway has accepted this refund as {refund.gatewayReference} and may still send it.
          Look at it in the gateway's dashboard first: if you send the money too, it goes back
          twice.
        </Bar>
      ) : null}
      <TextField
        label="Reference of the transfer"
        className="mt-4"
        value={reference}
        maxLength={100}
        onChange={(event) => setReference(event.currentTarget.value)}
      />
    </Dialog>
  );
}
