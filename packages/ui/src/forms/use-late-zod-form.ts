import { useEffect } from "react";
import { type DefaultValues, type FieldValues, type Resolver, useForm } from "react-hook-form";
import type * as z from "zod/mini";

/**
 * The state of a form as `useZodForm` has it, for a page that opens without the code that validates
 * the form. The code is loaded once the form is shown, because nothing is validated before a field
 * loses the focus.
 * @param loadSchema loads the schema; a new function may load another schema
 * @param focusesError whether the first invalid field takes the focus when the form is sent
 */
export function useLateZodForm<Values extends FieldValues, Sent>(
  loadSchema: () => Promise<z.ZodMiniType<Sent, Values>>,
  defaultValues: DefaultValues<Values>,
  focusesError = true,
) {
  const loadResolver = async (): Promise<Resolver<Values, unknown, Sent>> => {
    const [{ zodResolver }, schema] = await Promise.all([
      import("@hookform/resolvers/zod"),
      loadSchema(),
    ]);
    return zodResolver(schema);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the code is loaded once
  useEffect(() => {
    // A failure is ignored here, because the code is loaded again when the form is validated.
    loadResolver().catch(() => {});
  }, []);
  return useForm<Values, unknown, Sent>({
    mode: "onTouched",
    shouldFocusError: focusesError,
    resolver: async (...input) => (await loadResolver())(...input),
    defaultValues,
  });
}
