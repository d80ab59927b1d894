import type { OrderPage } from "@suvarna/contract/orders/order-page";
import { DOOR_CODE } from "@suvarna/domain/door-code";
import type { Paise } from "@suvarna/domain/money";
import { type FormEvent, useId, useRef, useState } from "react";
import { Button } from "../parts/button.tsx";
import { Dialog } from "../parts/dialog.tsx";
import { TextField } from "../parts/field.tsx";
import { sayMoney } from "../parts/money.tsx";
import { MoneyButton } from "../parts/money-button.tsx";
import { useMay } from "../platform/session.ts";

/** What staff enter for a delivery: the buyer's door code, or the reason why there is none. */
export type DeliveryProof = { readonly doorCode: string } | { readonly reason: string };

const REASON_LEAST = 10;

/** Asks for the door code that the buyer told the courier. An owner may enter a reason instead. */
export function HandOverDialog({
  page,
  cash,
  open,
  onClose,
  onDeliver,
}: {
  page: OrderPage;
  /** The cash in paise that the courier takes at the door; 0 without cash. */
  cash: Paise;
  open: boolean;
  onClose(): void;
  /**
   * Marks the order as delivered.
   * @returns whether the order is delivered; if not, `refused` gets the reason
   */
  onDeliver(handover: DeliveryProof, refused: (sentence: string) => void): Promise<boolean>;
}) {
  const mayWithout = useMay("orders.deliverWithoutCode");
  const isUsedUp = page.doorTriesLeft === 0;
  const [isWithout, setWithout] = useState(false);
  const [typed, setTyped] = useState("");
  const [refusal, setRefusal] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const form = useId();
  const field = useRef<HTMLInputElement>(null);
  const asksReason = mayWithout && (isWithout || isUsedUp);

  function change(text: string): void {
    setTyped(text);
    setRefusal(undefined);
  }
  async function deliver(event: FormEvent): Promise<void> {
    event.preventDefault();
    const handover = handoverOf(typed, asksReason);
    if (typeof handover === "string") return setRefusal(handover);
    setBusy(true);
    // The sent code is selected, so that digits typed while the call runs replace it.
    field.current?.select();
    const isDone = await onDeliver(handover, (sentence) => {
      setRefusal(sentence);
      if (!asksReason) setTyped((now) => (now === typed ? "" : now));
    });
    setBusy(false);
    if (isDone) onClose();
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={`Hand over order ${page.order.number}`}
      description={
        isUsedUp && !mayWithout ? (
          <p>
            Too many wrong codes were entered, so the code is no longer accepted. An owner can
            deliver this order without it.
          </p>
        ) : asksReason ? (
          <p>The reason is kept as a note on the order, and the audit trail names you.</p>
        ) : (
          <p>
            The buyer got a code of six digits when the parcel left, by letter and text, and sees it
            on the page of the order. The courier asks for it at the door.
            {cash > 0 ? ` ${sayMoney(cash)} is taken in cash.` : ""}
          </p>
        )
      }
      actions={
        <>
          {mayWithout && !isUsedUp ? (
            <Button
              kind="text"
              className="md:mr-auto"
              onClick={() => {
                setWithout(!isWithout);
                change("");
              }}
            >
              {isWithout ? "Enter the code" : "There is no code"}
            </Button>
          ) : null}
          <Button kind="text" onClick={onClose}>
            Leave it
          </Button>
          <MoneyButton
            kind="primary"
            type="submit"
            form={form}
            disabled={isUsedUp && !mayWithout}
            busy={isBusy ? "Moving" : false}
          >
            {asksReason ? "Deliver without the code" : "Delivered"}
          </MoneyButton>
        </>
      }
    >
      {isUsedUp && !mayWithout ? null : (
        <form id={form} className="mt-4" noValidate onSubmit={(event) => void deliver(event)}>
          {asksReason ? (
            <TextField
              key="reason"
              label="Why it was handed over without its code"
              value={typed}
              maxLength={300}
              error={refusal}
              onChange={(event) => change(event.currentTarget.value)}
            />
          ) : (
            <TextField
              key="code"
              ref={field}
              label="Code of the buyer"
              inputMode="numeric"
              autoComplete="off"
              maxLength={7}
              value={typed}
              error={refusal}
              onFocus={(event) => isBusy && event.currentTarget.select()}
              onChange={(event) => change(event.currentTarget.value)}
            />
          )}
        </form>
      )}
    </Dialog>
  );
}

/** The typed door code or reason, or a sentence that says what is missing. */
function handoverOf(typed: string, asksReason: boolean): DeliveryProof | string {
  const text = typed.trim();
  if (asksReason) {
    return text.length < REASON_LEAST ? "Say in a few words why" : { reason: text };
  }
  const doorCode = text.replace(/\s/g, "");
  return DOOR_CODE.test(doorCode) ? { doorCode } : "Enter the six digits of the code";
}
