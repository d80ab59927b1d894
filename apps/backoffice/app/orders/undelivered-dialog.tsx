import type { OrderPage } from "@suvarna/contract/orders/order-page";
import { useState } from "react";
import { Button } from "../parts/button.tsx";
import { Dialog } from "../parts/dialog.tsx";
import { TextField } from "../parts/field.tsx";
import { MoneyButton } from "../parts/money-button.tsx";
import { SecondPersonNote } from "./cancel-dialog.tsx";
import { sayUndelivered } from "./undelivered-words.ts";

/** The state of a navigation to an order's page that opens this dialog there. */
export const ASK_UNDELIVERED = { asks: "undelivered" } as const;

/** The answers of staff about a parcel that came back undelivered. */
export interface Undelivered {
  /** Whether its pieces are on sale again. */
  readonly restock: boolean;
  readonly note?: string;
}

/**
 * Asks what has become of the pieces of a parcel that was not delivered, and says what becomes of
 * its money. Engraved pieces can't be sold as they are, so for them the choice is the other one.
 */
export function UndeliveredDialog({
  page,
  open,
  onClose,
  onReturn,
}: {
  page: OrderPage;
  open: boolean;
  onClose(): void;
  onReturn(undelivered: Undelivered): Promise<boolean>;
}) {
  const { order, cancellation } = page;
  const isEngraved = order.items.some(({ engraving }) => Boolean(engraving));
  const [restock, setRestock] = useState(!isEngraved);
  const [note, setNote] = useState("");
  const [isBusy, setBusy] = useState(false);
  const { needsApproval } = cancellation;
  async function run(): Promise<void> {
    setBusy(true);
    const written = note.trim();
    if (await onReturn({ restock, ...(written ? { note: written } : {}) })) onClose();
    setBusy(false);
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={`Order ${order.number} was not delivered?`}
      description={<p>{sayUndelivered(page)}</p>}
      actions={
        <>
          <Button kind="text" onClick={onClose}>
            Leave it
          </Button>
          <MoneyButton
            kind="primary"
            busy={isBusy && (needsApproval ? "Asking" : "Moving")}
            onClick={() => void run()}
          >
            {needsApproval ? "Ask a colleague to agree" : "End the order"}
          </MoneyButton>
        </>
      }
    >
      {needsApproval ? <SecondPersonNote cancellation={cancellation} act="A return" /> : null}
      <fieldset className="mt-4">
        <legend className="text-caption text-ink-soft">Its pieces</legend>
        <Choice checked={restock} onChoose={() => setRestock(true)}>
          are back, and go on sale again
        </Choice>
        <Choice checked={!restock} onChoose={() => setRestock(false)}>
          are lost, or can't be sold as they are
        </Choice>
        {isEngraved ? (
          <p className="text-hint text-ink-mute">
            A piece is engraved for this shopper. Each piece can be put on sale later, on this page.
          </p>
        ) : null}
      </fieldset>
      <TextField
        className="mt-4"
        label="Note, as the shopper reads it"
        value={note}
        maxLength={300}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
    </Dialog>
  );
}

function Choice({
  checked,
  onChoose,
  children,
}: {
  checked: boolean;
  onChoose(): void;
  children: string;
}) {
  return (
    <label className="flex items-center gap-2 py-1 max-md:min-h-11">
      <input
        type="radio"
        name="pieces-of-parcel"
        className="shrink-0 accent-wine"
        checked={checked}
        onChange={onChoose}
      />
      {children}
    </label>
  );
}
