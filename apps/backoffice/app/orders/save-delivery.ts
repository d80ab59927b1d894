import type { FieldDrafts } from "../parts/use-field-drafts.ts";
import type { Keep } from "./use-weighing.ts";

export type DeliveryField = "courier" | "trackingNumber";

/**
 * Saves the text of a field of the delivery, unless it is saved already.
 * @returns the reason why the text could not be saved, for the field; undefined when it is saved
 */
export async function saveDelivery(
  field: DeliveryField,
  { value, saved }: { readonly value: string; readonly saved: string },
  drafts: Pick<FieldDrafts, "settle">,
  keep: Keep,
): Promise<string | undefined> {
  const settle = () => drafts.settle(field, value, value.trim());
  if (value === saved) {
    settle();
    return undefined;
  }
  const body = field === "courier" ? { courier: value } : { trackingNumber: value };
  return (await keep(body, settle)) ?? undefined;
}
