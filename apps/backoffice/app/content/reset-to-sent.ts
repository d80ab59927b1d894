import type { FieldValues, UseFormReturn } from "react-hook-form";

/**
 * Makes the values that were saved the form's stored values. What the user typed while the form was
 * saved stays in the fields, as changes that are not saved yet.
 */
export function resetToSent<Values extends FieldValues, Sent>(
  form: Pick<UseFormReturn<Values, unknown, Sent>, "reset">,
  sent: Values,
): void {
  // With `keepFieldsRef`, the fields stay registered: they are not rendered again by this.
  form.reset(sent, { keepValues: true, keepFieldsRef: true });
}
