import { findCounterShopper } from "@suvarna/contract/orders/counter";
import { wholeRupees } from "@suvarna/domain/formats";
import { INDIAN_STATES } from "@suvarna/domain/indian-states";
import { rupees } from "@suvarna/domain/money";
import { INVOICE_ADDRESS_FROM } from "@suvarna/domain/order";
import { useState } from "react";
import { Button } from "../parts/button.tsx";
import { SelectField, TextField } from "../parts/field.tsx";
import { Pill } from "../parts/pill.tsx";
import { toast } from "../parts/toast.ts";
import { api, sentenceOf } from "../platform/api.ts";
import { type CounterDraft, type DraftChange, enterPhone, enterShopper } from "./counter-draft.ts";
import { errorOf, type FieldName } from "./field-errors.ts";

const ADDRESS_FROM = wholeRupees(rupees(INVOICE_ADDRESS_FROM));

/** The fields for the shopper of a counter order, who is found by the phone number or entered. */
export function ShopperFields({
  draft,
  errors,
  needsPan,
  needsAddress,
  panAbove,
  onChange,
}: {
  draft: CounterDraft;
  /** The error messages of the server, by field. */
  errors: Readonly<Record<string, string>>;
  needsPan: boolean;
  /** Whether the order needs the address, for the delivery or for its invoice. */
  needsAddress: boolean;
  /** The limit of a day above which the law asks for the PAN, as `₹2,00,000`. */
  panAbove: string | undefined;
  onChange(change: DraftChange): void;
}) {
  const field = (name: FieldName) => ({
    value: draft[name],
    error: errorOf(name, errors),
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      onChange(name === "phone" ? enterPhone(value) : { [name]: value }),
  });
  return (
    <div className="grid gap-3 md:grid-cols-6">
      <ShopperFinder draft={draft} onChange={onChange}>
        <TextField
          label="Phone number"
          type="tel"
          autoComplete="off"
          inputMode="tel"
          {...field("phone")}
        />
      </ShopperFinder>
      <TextField label="Name" autoComplete="off" className="md:col-span-2" {...field("name")} />
      <TextField
        label="E-mail (optional)"
        type="email"
        autoComplete="off"
        className="md:col-span-2"
        disabled={draft.known !== null}
        {...field("email")}
      />
      <TextField
        label={needsAddress ? "Address" : `Address (optional below ${ADDRESS_FROM})`}
        autoComplete="off"
        className="md:col-span-6"
        {...field("street")}
      />
      <TextField label="City" autoComplete="off" className="md:col-span-2" {...field("city")} />
      <SelectField label="State" className="md:col-span-2" {...field("state")}>
        <option value="">Choose</option>
        {INDIAN_STATES.map(({ name }) => (
          <option key={name}>{name}</option>
        ))}
      </SelectField>
      <TextField
        label="PIN code"
        autoComplete="off"
        inputMode="numeric"
        className="md:col-span-2"
        {...field("pincode")}
      />
      <TextField
        label={needsPan ? "PAN" : `PAN (if the sum of the day is above ${panAbove ?? "the limit"})`}
        autoComplete="off"
        className="md:col-span-3"
        maxLength={10}
        {...field("pan")}
      />
    </div>
  );
}

function ShopperFinder({
  draft,
  onChange,
  children,
}: {
  draft: CounterDraft;
  onChange(change: DraftChange): void;
  children: React.ReactNode;
}) {
  const [isBusy, setBusy] = useState(false);
  const [isNew, setNew] = useState<string | null>(null);
  async function find(): Promise<void> {
    setBusy(true);
    const { phone } = draft;
    try {
      const body = { contact: phone.trim() };
      const { shopper } = await api.call(findCounterShopper, { body });
      setNew(shopper ? null : phone);
      if (shopper) onChange(enterShopper(phone, shopper));
    } catch (error) {
      toast.failed("The shopper could not be looked for", sentenceOf(error));
    } finally {
      setBusy(false);
    }
  }
  return (
    <div className="md:col-span-2">
      <div className="flex items-end gap-2">
        <div className="min-w-0 flex-1">{children}</div>
        <Button
          disabled={!draft.phone.trim()}
          busy={isBusy && "Looking"}
          onClick={() => void find()}
        >
          Find
        </Button>
      </div>
      <p className="mt-1.5 text-hint" role="status">
        {draft.known ? (
          <Pill tone="leaf">Known to the shop</Pill>
        ) : isNew !== null && isNew === draft.phone ? (
          <span className="text-ink-mute">New: an account is made with the order</span>
        ) : null}
      </p>
    </div>
  );
}
