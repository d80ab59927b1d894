import { markRemitted } from "@suvarna/contract/orders/remittance";
import type { Remittance } from "@suvarna/contract/orders/remittance-schemas";
import { indianDay } from "@suvarna/domain/indian-day";
import { type Paise, paise, rupees } from "@suvarna/domain/money";
import { parseAmount } from "@suvarna/domain/typed-number";
import { useState } from "react";
import { Button } from "../parts/button.tsx";
import { Dialog } from "../parts/dialog.tsx";
import { TextField } from "../parts/field.tsx";
import { BigMoney, sayMoney } from "../parts/money.tsx";
import { MoneyButton } from "../parts/money-button.tsx";
import { toast } from "../parts/toast.ts";
import { failureWords } from "../platform/failure-words.ts";
import { useChange } from "../platform/queries.ts";

/**
 * Records a remittance: the day of the courier's transfer, its reference, and the amount for each
 * order.
 */
export function MarkRemitted({
  rows,
  onClose,
  onDone,
}: {
  rows: readonly Remittance[];
  onClose(): void;
  onDone(): void;
}) {
  const [day, setDay] = useState(() => indianDay(new Date()));
  const [reference, setReference] = useState("");
  const [typed, setTyped] = useState<ReadonlyMap<string, string>>(new Map());
  const mark = useChange(markRemitted, "/staff/remittances", "/staff/orders");
  const amounts = rows.map(({ orderId, due }) => parseAmount(typed.get(orderId) ?? due.toFixed(2)));
  const sum = amounts.reduce<Paise>((total, amount) => total + (amount ?? 0), 0);
  const due = rows.reduce((total, row) => total + paise(row.due), 0);
  const isReady = reference.trim() !== "" && amounts.every((amount) => amount !== null);

  async function send(): Promise<void> {
    const orders = rows.map(({ orderId }, place) => ({
      orderId,
      amount: rupees(amounts[place] ?? 0),
    }));
    const body = { orders, remittedOn: day, reference: reference.trim() };
    try {
      await mark.mutateAsync({ body });
      toast.done(`${sayMoney(sum)} is written down`);
      onDone();
    } catch (error) {
      toast.failed(...failureWords(error, "Nothing was written down"));
    }
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title="A courier's transfer"
      description="Enter what came for each order. A difference stays on its own list."
      footnote={
        <>
          {reference.trim() === "" ? (
            <span className="block">The reference is missing.</span>
          ) : null}
          <BigMoney paise={sum} />
          {sum === due ? null : (
            <span className="block text-alert">
              {sayMoney(sum - due)} against what the courier took
            </span>
          )}
        </>
      }
      actions={
        <>
          <Button onClick={onClose}>Leave it</Button>
          <MoneyButton
            kind="primary"
            disabled={!isReady}
            busy={mark.isPending && "Writing down"}
            onClick={() => void send()}
          >
            Write it down
          </MoneyButton>
        </>
      }
    >
      <div className="mt-4 grid gap-3 md:grid-cols-2">
        <TextField
          label="Day on which it came"
          type="date"
          value={day}
          min={firstDayOf(rows)}
          max={indianDay(new Date())}
          onChange={(event) => setDay(event.currentTarget.value)}
        />
        <TextField
          label="Reference of the transfer"
          value={reference}
          maxLength={100}
          onChange={(event) => setReference(event.currentTarget.value)}
        />
      </div>
      {/* The padding keeps the focus ring of a field inside the list, which cuts what is outside. */}
      <ul className="-mx-1 mt-3 grid max-h-80 gap-2 overflow-y-auto p-1">
        {rows.map(({ orderId, orderNumber, due: taken }, place) => (
          <li key={orderId} className="flex items-center gap-3">
            <span className="min-w-0 flex-1">
              <span className="code block">{orderNumber}</span>
              <span className="text-caption text-ink-mute">{sayMoney(paise(taken))} taken</span>
            </span>
            <TextField
              label={`What came for ${orderNumber}`}
              hideLabel
              className="w-36 shrink-0"
              prefix="₹"
              figures
              inputMode="decimal"
              value={typed.get(orderId) ?? taken.toFixed(2)}
              error={amounts[place] === null ? "Write rupees with a point" : undefined}
              onChange={(event) => {
                const { value } = event.currentTarget;
                setTyped((before) => new Map(before).set(orderId, value));
              }}
            />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

/** The day in India on which the last of the orders was delivered. */
function firstDayOf(rows: readonly Remittance[]): string | undefined {
  return rows
    .map(({ deliveredAt }) => indianDay(new Date(deliveredAt)))
    .toSorted()
    .at(-1);
}
