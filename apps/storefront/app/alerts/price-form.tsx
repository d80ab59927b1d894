import { type Alert, PriceBelow } from "@suvarna/contract/alerts/schemas";
import { Button } from "@suvarna/ui/button.tsx";
import { FormShell, type Refusal } from "@suvarna/ui/forms/form-shell.tsx";
import { SubmitButton } from "@suvarna/ui/forms/submit-button.tsx";
import { useZodForm } from "@suvarna/ui/forms/use-zod-form.ts";
import { TextField } from "@suvarna/ui/text-field.tsx";
import * as say from "@suvarna/words/here/alerts";
import * as z from "zod/mini";

const Wanted = z.object({ below: PriceBelow });

/**
 * The form with the price below which the user is alerted. A refusal of the server is shown at the
 * field.
 */
export function PriceForm({
  start = "",
  words = say.tellMe,
  send,
  onDone,
  onCancel,
}: {
  /** The price limit of an existing alert, in rupees. */
  start?: number | "";
  words?: string;
  send(below: number): Promise<Alert>;
  onDone(alert: Alert): void;
  onCancel(): void;
}) {
  const form = useZodForm(Wanted, { below: start });
  const { errors } = form.formState;

  function refused({ message }: Refusal): void {
    form.setError("below", { type: "server", message }, { shouldFocus: true });
  }

  return (
    <FormShell
      form={form}
      send={async ({ below }) => onDone(await send(below))}
      onRefused={refused}
      className="mt-6"
    >
      <TextField
        {...form.register("below")}
        label={say.lessThanInRupees}
        inputMode="decimal"
        autoComplete="off"
        error={errors.below?.message}
      />
      <div className="mt-7 flex flex-wrap gap-3">
        <SubmitButton busy={say.sending}>{words}</SubmitButton>
        <Button look="secondary" onClick={onCancel}>
          {say.notNow}
        </Button>
      </div>
    </FormShell>
  );
}
