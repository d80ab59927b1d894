import type { UseFormReturn } from "react-hook-form";
import { expect, it, vi } from "vitest";
import * as z from "zod/mini";
import { setServerErrors, zodResolver } from "./form.ts";

const Account = z.object({
  name: z.string().check(z.trim(), z.minLength(2, "Enter your name"), z.maxLength(5, "Too long")),
  addresses: z.array(z.object({ city: z.string().check(z.minLength(1, "Enter the city")) })),
});
const resolve = zodResolver(Account);
const options = { fields: {}, shouldUseNativeValidation: false };

it("gives what the schema makes of the values", async () => {
  const values = { name: " Asha ", addresses: [{ city: "Pune" }] };
  expect(await resolve(values, undefined, options)).toEqual({
    values: { name: "Asha", addresses: [{ city: "Pune" }] },
    errors: {},
  });
});

it("nests the errors as the values are nested", async () => {
  const values = { name: "", addresses: [{ city: "Pune" }, { city: "" }] };
  const { errors } = await resolve(values, undefined, options);
  expect(errors).toMatchObject({
    name: { message: "Enter your name" },
    addresses: { 1: { city: { message: "Enter the city" } } },
  });
});

function fakeForm(values: Record<string, unknown>) {
  const setError = vi.fn();
  const form = { getValues: (name: string) => values[name], setError };
  return { form: form as unknown as UseFormReturn<typeof values>, setError };
}

it("puts a refusal at its fields and the focus on the first", () => {
  const { form, setError } = fakeForm({ email: "", phone: "" });
  expect(setServerErrors(form, { fields: { email: "Taken", phone: "Taken too" } })).toBe(true);
  expect(setError.mock.calls).toEqual([
    ["email", { type: "server", message: "Taken" }, { shouldFocus: true }],
    ["phone", { type: "server", message: "Taken too" }, { shouldFocus: false }],
  ]);
});

it("says when no field of the form took the refusal", () => {
  const { form, setError } = fakeForm({ email: "" });
  expect(setServerErrors(form, { fields: { cartId: "Empty" } })).toBe(false);
  expect(setServerErrors(form, { fields: {} })).toBe(false);
  expect(setError).not.toHaveBeenCalled();
});

it("knows a field by the form's name for it", () => {
  const { form, setError } = fakeForm({ pincode: "" });
  setServerErrors(form, { fields: { zipcode: "Wrong" } }, () => "pincode");
  expect(setError.mock.calls[0]?.[0]).toBe("pincode");
});
