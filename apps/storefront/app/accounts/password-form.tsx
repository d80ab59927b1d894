import { changePassword } from "@suvarna/contract/identity/calls";
import { MIN_PASSWORD_LENGTH } from "@suvarna/contract/identity/constants";
import { PasswordChange } from "@suvarna/contract/identity/schemas";
import { FormRefusal, FormShell } from "@suvarna/ui/forms/form-shell.tsx";
import { SubmitButton } from "@suvarna/ui/forms/submit-button.tsx";
import { useZodForm } from "@suvarna/ui/forms/use-zod-form.ts";
import { PasswordField } from "@suvarna/ui/password-field.tsx";
import { toast } from "@suvarna/ui/toast.ts";
import * as fields from "@suvarna/words/here/accounts-fields";
import * as say from "@suvarna/words/here/accounts-security";
import type * as z from "zod/mini";
import { browserApi } from "../platform/api.ts";
import { useSession } from "../platform/session.ts";
import { useFreshProof } from "./fresh-proof.tsx";

/** Changes the password, which logs the user out everywhere else. */
export function PasswordForm() {
  const form = useZodForm(PasswordChange, { currentPassword: "", password: "" });
  const { errors } = form.formState;
  const { run, dialog } = useFreshProof();

  async function send(body: z.output<typeof PasswordChange>): Promise<void> {
    await run(async () => {
      const entered = await browserApi.call(changePassword, { body });
      useSession.getState().logIn(entered);
      form.reset();
      toast.success(say.passwordIsChanged);
    });
  }

  return (
    <FormShell form={form} send={send} className="grid gap-5 sm:grid-cols-2">
      <FormRefusal className="sm:col-span-2" />
      <PasswordField
        {...form.register("currentPassword")}
        label={fields.presentPassword}
        autoComplete="current-password"
        error={errors.currentPassword?.message}
      />
      <PasswordField
        {...form.register("password")}
        label={fields.newPassword}
        hint={fields.atLeastCharacters(MIN_PASSWORD_LENGTH)}
        autoComplete="new-password"
        error={errors.password?.message}
      />
      {dialog}
      <div className="sm:col-span-2">
        <SubmitButton look="secondary" size="small" busy={say.changing}>
          {say.changePassword}
        </SubmitButton>
      </div>
    </FormShell>
  );
}
