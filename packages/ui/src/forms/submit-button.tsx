import type { ComponentProps } from "react";
import { useFormState } from "react-hook-form";
import { Button } from "../button.tsx";
import { useHydrated } from "../use-hydrated.ts";

/**
 * Sends the form around it. It is disabled until hydration, because the browser's own submit would
 * leave the page and lose what was typed. The Enter key does nothing until then, too.
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
