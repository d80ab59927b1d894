import type { FieldPath, FieldValues, UseFormReturn } from "react-hook-form";

/**
 * Puts what the API refused at the fields it names, and the focus on the first.
 * @returns whether a field of the form took it; else the message is for a toast or a notice
 */
export function setServerErrors<Values extends FieldValues, Sent>(
  form: UseFormReturn<Values, unknown, Sent>,
  refusal: { readonly fields: Readonly<Record<string, string>> },
): boolean {
  let shown = false;
  for (const [field, message] of Object.entries(refusal.fields)) {
    const name = field as FieldPath<Values>;
    if (form.getValues(name) === undefined) continue;
    form.setError(name, { type: "server", message }, { shouldFocus: !shown });
    shown = true;
  }
  return shown;
}
