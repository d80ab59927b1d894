import { type Alert, PriceBelow } from "@suvarna/contract/alerts/schemas";
import { ApiError } from "@suvarna/contract/client";
import * as z from "zod/mini";
import { Button } from "../ui/button.tsx";
import { useZodForm } from "../ui/form.ts";
import { TextField } from "../ui/text-field.tsx";

const Wanted = z.object({ below: PriceBelow });

/** The price that is waited for. Whatever the shop refuses is said at the field. */
export function PriceForm({
  start = "",
  words = "Tell me",
  send,
  onDone,
  onCancel,
}: {
  /** The price that is waited for until now, in rupees. */
  start?: number | "";
  words?: string;
  send(below: number): Promise<Alert>;
  onDone(alert: Alert): void;
  onCancel(): void;
}) {
  const form = useZodForm(Wanted, { below: start });
  const { errors, isSubmitting } = form.formState;

  async function submit({ below }: { below: number }): Promise<void> {
    try {
      onDone(await send(below));
    } catch (error) {
      const message = error instanceof ApiError ? error.message : NO_ANSWER;
      form.setError("below", { type: "server", message }, { shouldFocus: true });
    }
  }

  return (
    <form noValidate onSubmit={form.handleSubmit(submit)} className="mt-6">
      <TextField
        {...form.register("below")}
        label="Less than, in rupees"
        inputMode="decimal"
        autoComplete="off"
        error={errors.below?.message}
      />
      <div className="mt-7 flex flex-wrap gap-3">
        <Button type="submit" busy={isSubmitting && "Sending..."}>
          {words}
        </Button>
        <Button look="secondary" onClick={onCancel}>
          Not now
        </Button>
      </div>
    </form>
  );
}

const NO_ANSWER = "No response from server. Please check your internet connection.";
