import type { ComponentProps } from "react";
import { useFormState } from "react-hook-form";
import { Button } from "../button.tsx";
import { useHydrated } from "../use-hydrated.ts";

/**
 * The button that sends the form around it. The button is disabled until hydration, because a
 * submit by the browser would leave the page and lose the typed values. Until then the Enter key
 * has no effect either.
 */
export function SubmitButton({
  busy,
  disabled,
  ...button
}: Omit<ComponentProps<typeof Button>, "type" | "busy"> & {
  /** The label while the form is being sent. */
  busy: string;
}) {
  const { isSubmitting } = useFormState();
  const hydrated = useHydrated();
  return (
    <Button
      {...button}
      type="submit"
      disabled={disabled || !hydrated}
      busy={isSubmitting && busy}
    />
  );
}
