import type { OrderPage } from "@suvarna/contract/orders/order-page";
import { useState } from "react";
import { ClashNote } from "../parts/clash-note.tsx";
import { TextField } from "../parts/field.tsx";
import { Section } from "../parts/page.tsx";
import type { FieldDrafts } from "../parts/use-field-drafts.ts";
import { useMay } from "../platform/session.ts";
import { focusNextField } from "./next-field.ts";
import { type DeliveryField, saveDelivery } from "./save-delivery.ts";
import type { Keep } from "./use-weighing.ts";

/** For each field the reason why its text could not be saved. */
type Problems = Partial<Record<DeliveryField, string>>;

/**
 * The fields for the courier and the tracking number, below the weighing, because the parcel is
 * closed and handed over in one step. Each field saves its value when it loses the focus, and Enter
 * moves to the next field as in the fields of the pieces.
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
  const [problems, setProblems] = useState<Problems>({});
  const { state } = page.order;
  if (!mayMove || (state !== "confirmed" && state !== "processing")) {
    if (!page.courier && !page.trackingNumber) return null;
    return (
      <Section title="Delivery">
        <p className="flex flex-wrap gap-x-6 bg-shell p-3.5">
          <span>{page.courier}</span>
          <span className="code">{page.trackingNumber}</span>
        </p>
      </Section>
    );
  }

  const field = (name: DeliveryField) => {
    const saved = page[name] ?? "";
    const value = drafts.textOf(name, saved);
    const otherValue = drafts.clashOf(name, saved);
    const problemIs = (problem: string | undefined) =>
      setProblems(({ [name]: _, ...others }) =>
        problem ? { ...others, [name]: problem } : others,
      );
    const save = async () => problemIs(await saveDelivery(name, { value, saved }, drafts, keep));
    return {
      value,
      maxLength: 60,
      error: problems[name],
      onChange: (event: React.ChangeEvent<HTMLInputElement>) => {
        drafts.type(name, saved, event.currentTarget.value);
        problemIs(undefined);
      },
      onKeyDown: focusNextField,
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
      <div className="grid gap-x-4 gap-y-3 bg-shell p-3.5 max-md:-mx-(--gutter) max-md:px-(--gutter) md:grid-cols-2">
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
