import type { Factor } from "@suvarna/contract/identity/factor-schemas";
import { renameFactor } from "@suvarna/contract/identity/factors";
import { Button } from "@suvarna/ui/button.tsx";
import { FormRefusal, FormShell } from "@suvarna/ui/forms/form-shell.tsx";
import { SubmitButton } from "@suvarna/ui/forms/submit-button.tsx";
import { useZodForm } from "@suvarna/ui/forms/use-zod-form.ts";
import { TextField } from "@suvarna/ui/text-field.tsx";
import * as fields from "@suvarna/words/here/accounts-fields";
import * as say from "@suvarna/words/here/accounts-security";
import * as invalid from "@suvarna/words/here/fields";
import * as z from "zod/mini";
import { browserApi } from "../platform/api.ts";

const Form = z.object({
  name: z.string().check(z.trim(), z.minLength(1, invalid.factorNameMissing), z.maxLength(60)),
});

/** Gives a second factor another name. */
export function RenameFactor({
  factor: { _id: id, name },
  run,
  onDone,
}: {
  factor: Pick<Factor, "_id" | "name">;
  run(act: () => Promise<void>): Promise<void>;
  onDone(): void;
}) {
  const form = useZodForm(Form, { name });
  const { errors } = form.formState;
  const send = (body: z.output<typeof Form>) =>
    run(async () => {
      await browserApi.call(renameFactor, { params: { id }, body });
      onDone();
    });
  return (
    <FormShell form={form} send={send} className="grid gap-4">
      <FormRefusal />
      <TextField
        {...form.register("name")}
        label={fields.name}
        autoComplete="off"
        error={errors.name?.message}
      />
      <div className="flex gap-3">
        <SubmitButton size="small" busy={fields.saving}>
          {say.save}
        </SubmitButton>
        <Button look="secondary" size="small" onClick={onDone}>
          {fields.cancel}
        </Button>
      </div>
    </FormShell>
  );
}
