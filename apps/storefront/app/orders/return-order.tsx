import { requestReturn } from "@suvarna/contract/orders/calls";
import type { Order } from "@suvarna/contract/orders/schemas";
import { REVIEW_HOURS } from "@suvarna/domain/policies";
import { RETURN_REASONS, type ReturnReason } from "@suvarna/domain/returns";
import { Button } from "@suvarna/ui/button.tsx";
import { Dialog } from "@suvarna/ui/dialog.tsx";
import { SelectField } from "@suvarna/ui/select-field.tsx";
import { TextField } from "@suvarna/ui/text-field.tsx";
import { toast } from "@suvarna/ui/toast.ts";
import * as say from "@suvarna/words/here/order-page";
import { RETURN_REASON_WORDS } from "@suvarna/words/here/reasons";
import { useState } from "react";
import { rememberOrder } from "./order-queries.ts";
import { type ReturnedQuantities, ReturnPieces } from "./return-pieces.tsx";
import { useOrderCall } from "./use-order-call.ts";

/** Requests the return of a delivered order or of some of its pieces, while the return policy allows it. */
export function ReturnOrder({ order }: { order: Order }) {
  const [asking, setAsking] = useState(false);
  const [reason, setReason] = useState<ReturnReason>(RETURN_REASONS[0]);
  const [comment, setComment] = useState("");
  const [chosen, setChosen] = useState<ReturnedQuantities>(null);
  const [isIncomplete, setIncomplete] = useState(false);
  const [busy, ask] = useOrderCall((api) =>
    api.call(requestReturn, {
      params: { id: order._id },
      body: { reason, comment, ...(chosen ? { lines: linesOf(chosen) } : {}) },
    }),
  );
  if (!order.returnUntil) return null;
  const hasSeveral = order.items.some(({ quantity }) => quantity > 1) || order.items.length > 1;

  async function send(): Promise<void> {
    setIncomplete(chosen?.size === 0);
    if (chosen?.size === 0) return;
    const order = await ask();
    if (!order) return;
    setAsking(false);
    rememberOrder(order);
    toast.success(say.returnRequested);
  }
  return (
    <>
      <Button look="secondary" onClick={() => setAsking(true)}>
        {say.returnOrder}
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={say.sendBack}
        description={<p>{say.returnText(order.returnUntil, REVIEW_HOURS)}</p>}
        actions={
          <>
            <Button wide busy={busy && say.sending} onClick={() => void send()}>
              {say.requestTheReturn}
            </Button>
            <Button wide look="secondary" disabled={busy} onClick={() => setAsking(false)}>
              {say.keepTheOrder}
            </Button>
          </>
        }
      >
        <div className="mt-5 space-y-5">
          {hasSeveral ? (
            <ReturnPieces
              items={order.items}
              chosen={chosen}
              isIncomplete={isIncomplete && chosen?.size === 0}
              onChange={setChosen}
            />
          ) : null}
          <SelectField
            label={say.reason}
            value={reason}
            onChange={({ target }) => setReason(target.value as ReturnReason)}
          >
            {RETURN_REASONS.map((each) => (
              <option key={each} value={each}>
                {RETURN_REASON_WORDS[each]}
              </option>
            ))}
          </SelectField>
          <TextField
            label={say.whatShouldWeKnow}
            optional
            maxLength={500}
            value={comment}
            onChange={({ target }) => setComment(target.value)}
          />
        </div>
      </Dialog>
    </>
  );
}

function linesOf(chosen: ReadonlyMap<number, number>) {
  return [...chosen].map(([line, quantity]) => ({ line, quantity }));
}
