import { Bar } from "../parts/bar.tsx";
import { TextArea, TextField } from "../parts/field.tsx";
import { Segments } from "../parts/tabs.tsx";
import type { CounterDraft, PayBy } from "./counter-draft.ts";

const HANDOVER: readonly { readonly value: "away" | "sent"; readonly name: string }[] = [
  { value: "away", name: "Taken away now" },
  { value: "sent", name: "Delivered" },
];
const WAYS: readonly { readonly value: PayBy; readonly name: string }[] = [
  { value: "cash", name: "Cash" },
  { value: "upi", name: "UPI" },
  { value: "card", name: "Card" },
  { value: "link", name: "Payment link" },
];

/** The fields for the handover of the pieces and for the payment of a counter order. */
export function PaymentFields({
  draft,
  allowsCash,
  cashBelow,
  error,
  onChange,
}: {
  draft: CounterDraft;
  /** Whether the law and the shop's settings allow the payment of this amount in cash. */
  allowsCash: boolean;
  /** The amount from which the shop takes no cash of one buyer a day, as `₹2,00,000`. */
  cashBelow: string | undefined;
  error: string | undefined;
  onChange(changes: Partial<CounterDraft>): void;
}) {
  const { payBy, takenAway, known } = draft;
  return (
    <div className="grid gap-4 [&>fieldset]:justify-self-start">
      <Segments
        name="How the pieces go"
        value={takenAway ? "away" : "sent"}
        options={HANDOVER}
        onChange={(value) =>
          onChange({
            takenAway: value === "away",
            ...(value === "away" && payBy === "link" ? { payBy: "cash" } : {}),
          })
        }
      />
      {takenAway ? null : (
        <TextArea
          label="Gift message (optional)"
          rows={2}
          maxLength={300}
          hint="With a gift message the packing slip has no prices"
          value={draft.giftMessage}
          onChange={(event) => onChange({ giftMessage: event.currentTarget.value })}
        />
      )}
      <Segments
        name="How it is paid"
        value={payBy}
        options={takenAway ? WAYS.filter(({ value }) => value !== "link") : WAYS}
        onChange={(value) => onChange({ payBy: value, reference: "" })}
      />
      {payBy === "upi" || payBy === "card" ? (
        <TextField
          label={payBy === "upi" ? "Reference of the UPI payment" : "Number of the terminal's slip"}
          className="max-w-80"
          value={draft.reference}
          maxLength={60}
          error={error}
          onChange={(event) => onChange({ reference: event.currentTarget.value })}
        />
      ) : null}
      {payBy === "cash" && !allowsCash ? (
        <Bar tone="alert">
          The shop takes {cashBelow ? `less than ${cashBelow}` : "less than this"} in cash from one
          buyer a day (section 269ST). Take UPI or card, or send a link.
        </Bar>
      ) : null}
      {payBy === "link" && known?.isReachable !== true ? (
        <Bar tone="amber">
          A link goes only to an e-mail address or phone number that the shopper has proved. Find
          the shopper first, or take cash, UPI or card.
        </Bar>
      ) : null}
    </div>
  );
}
