import { addPasskey, startPasskey } from "@suvarna/contract/identity/factors";
import { Button } from "@suvarna/ui/button.tsx";
import { FormRefusal, FormShell } from "@suvarna/ui/forms/form-shell.tsx";
import { SubmitButton } from "@suvarna/ui/forms/submit-button.tsx";
import { useZodForm } from "@suvarna/ui/forms/use-zod-form.ts";
import { makePasskey, PasskeyError } from "@suvarna/ui/passkey-browser.ts";
import { TextField } from "@suvarna/ui/text-field.tsx";
import * as fields from "@suvarna/words/here/accounts-fields";
import * as say from "@suvarna/words/here/accounts-security";
import * as invalid from "@suvarna/words/here/fields";
import * as z from "zod/mini";
import { browserApi } from "../platform/api.ts";
import type { AddFactor } from "./add-totp.tsx";

const Form = z.object({
  name: z.string().check(z.trim(), z.minLength(1, invalid.factorNameMissing), z.maxLength(60)),
});

/** Adds a passkey, which the browser makes on this device, on a phone or on a security key. */
export function AddPasskey({ run, onAdded, onCancel }: AddFactor) {
  const form = useZodForm(Form, { name: say.nameOfThisDevice });
  const { errors } = form.formState;

  async function send({ name }: z.output<typeof Form>): Promise<void> {
    try {
      await run(async () => {
        const { challenge, passkey: options } = await browserApi.call(startPasskey, {});
        const body = { challenge, passkey: await makePasskey(options), name };
        const { recoveryCodes } = await browserApi.call(addPasskey, { body });
        await onAdded(recoveryCodes);
      });
    } catch (error) {
      if (!(error instanceof PasskeyError)) throw error;
      form.setError("root", { message: error.message });
    }
  }

  return (
    <FormShell form={form} send={send} className="grid gap-5">
      <h3 className="text-[1.1875rem]">{say.addAPasskey}</h3>
      <p className="text-ink-soft">{say.passkeyText}</p>
      <FormRefusal />
      <TextField
        {...form.register("name")}
        label={fields.name}
        hint={say.nameInTheList}
        autoComplete="off"
        error={errors.name?.message}
      />
      <div className="flex flex-wrap gap-3">
        <SubmitButton busy={say.waitingForYourDevice}>{say.makeAPasskey}</SubmitButton>
        <Button look="secondary" onClick={onCancel}>
          {fields.cancel}
        </Button>
      </div>
    </FormShell>
  );
}
