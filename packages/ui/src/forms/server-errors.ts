import type { FieldPath, FieldValues, UseFormReturn } from "react-hook-form";

/**
 * Shows the API's messages at the fields that the API names, and focuses the first of these fields.
 * @returns whether a field of the form shows a message; otherwise the caller must show it
 */
export function setServerErrors<Values extends FieldValues, Sent>(
  form: UseFormReturn<Values, unknown, Sent>,
  refusal: { readonly fields: Readonly<Record<string, string>> },
): boolean {
  let hasFieldError = false;
  for (const [field, message] of Object.entries(refusal.fields)) {
    const name = field as FieldPath<Values>;
    if (form.getValues(name) === undefined) continue;
    form.setError(name, { type: "server", message }, { shouldFocus: !hasFieldError });
    hasFieldError = true;
  }
  return hasFieldError;
}
