import type { UseFormReturn } from "react-hook-form";
import { expect, it, vi } from "vitest";
import { setServerErrors } from "./server-errors.ts";

function fakeForm(values: Record<string, unknown>) {
  const setError = vi.fn();
  const form = { getValues: (name: string) => values[name], setError };
  return { form: form as unknown as UseFormReturn<typeof values>, setError };
}

it("shows a refusal at its fields and focuses the first", () => {
  const { form, setError } = fakeForm({ email: "", phone: "" });
  expect(setServerErrors(form, { fields: { email: "Taken", phone: "Taken too" } })).toBe(true);
  expect(setError.mock.calls).toEqual([
    ["email", { type: "server", message: "Taken" }, { shouldFocus: true }],
    ["phone", { type: "server", message: "Taken too" }, { shouldFocus: false }],
  ]);
});

it("reports that no field of the form shows the refusal", () => {
  const { form, setError } = fakeForm({ email: "" });
  expect(setServerErrors(form, { fields: { cartId: "Empty" } })).toBe(false);
  expect(setServerErrors(form, { fields: {} })).toBe(false);
  expect(setError).not.toHaveBeenCalled();
});
