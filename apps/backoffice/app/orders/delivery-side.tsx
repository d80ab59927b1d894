import type { OrderPage } from "@suvarna/contract/orders/order-page";
import { ClashNote } from "../parts/clash-note.tsx";
import { TextField } from "../parts/field.tsx";
import { Section } from "../parts/page.tsx";
import type { FieldDrafts } from "../parts/use-field-drafts.ts";
import { useMay } from "../platform/session.ts";
import type { Keep } from "./use-weighing.ts";

type Name = "courier" | "trackingNumber";

/**
 * The fields for the courier and the tracking number. Each field saves its value when it loses the
 * focus.
 */
export function Delivery({
  page,
  drafts,
  keep,
}: {
  page: OrderPage;
  drafts: FieldDrafts;
  keep: Keep;
}) {
  const mayMove = useMay("orders.move");
  const { state } = page.order;
  if (!mayMove || (state !== "confirmed" && state !== "processing")) {
    if (!page.courier && !page.trackingNumber) return null;
    return (
      <Section title="Delivery">
        <p>{page.courier}</p>
        <p className="code">{page.trackingNumber}</p>
      </Section>
    );
  }

  const field = (name: Name) => {
    const saved = page[name] ?? "";
    const value = drafts.textOf(name, saved);
    const otherValue = drafts.clashOf(name, saved);
    async function save(): Promise<void> {
      const body = name === "courier" ? { courier: value } : { trackingNumber: value };
      const settle = () => drafts.settle(name, value, value.trim());
      if (value === saved) settle();
      else await keep(body, settle);
    }
    return {
      value,
      maxLength: 60,
      onChange: (event: React.ChangeEvent<HTMLInputElement>) =>
        drafts.type(name, saved, event.currentTarget.value),
      onBlur: () => void (otherValue === null ? save() : undefined),
      hint:
        otherValue === null ? null : (
          <ClashNote
            by={null}
            theirs={otherValue}
            onTheirs={() => drafts.drop(name)}
            onMine={() => void save()}
          />
        ),
    };
  };
  return (
    <Section title="Delivery">
      <div className="grid gap-3">
        <TextField label="Courier" list="couriers" {...field("courier")} />
        <datalist id="couriers">
          <option value="BlueDart Apex, insured" />
          <option value="Sequel Secure Logistics" />
          <option value="BVC Logistics" />
          <option value="By hand from the shop" />
        </datalist>
        <TextField
          label="Tracking number"
          placeholder="Scan or type"
          {...field("trackingNumber")}
        />
      </div>
    </Section>
  );
}
