import { zodResolver } from "@hookform/resolvers/zod";
import { type DefaultValues, type FieldValues, useForm } from "react-hook-form";
import type * as z from "zod/mini";

/**
 * The state of a form that holds `Values` and, when the form is sent, returns the schema's output.
 * A field without a default value keeps the text that was typed before hydration.
 */
export function useZodForm<Values extends FieldValues, Sent>(
  schema: z.ZodMiniType<Sent, Values>,
  defaultValues?: DefaultValues<Values>,
  /**
   * When errors are first shown: when a field loses the focus, while it is filled in, or when the
   * form is sent.
   */
  mode: "onTouched" | "onChange" | "onSubmit" = "onTouched",
  /** Whether the first invalid field takes the focus when the form is sent. */
  focusesError = true,
) {
  return useForm<Values, unknown, Sent>({
    mode,
    shouldFocusError: focusesError,
    resolver: zodResolver(schema),
    ...(defaultValues ? { defaultValues } : {}),
  });
}
