import { verifyEmail } from "@suvarna/contract/identity/calls";
import { Login } from "@suvarna/contract/identity/schemas";
import { FormRefusal, FormShell } from "@suvarna/ui/forms/form-shell.tsx";
import { SubmitButton } from "@suvarna/ui/forms/submit-button.tsx";
import { useZodForm } from "@suvarna/ui/forms/use-zod-form.ts";
import { PasswordField } from "@suvarna/ui/password-field.tsx";
import * as fields from "@suvarna/words/here/accounts-fields";
import * as say from "@suvarna/words/here/accounts-recovery";
import { Link } from "react-router";
import * as z from "zod/mini";
import { browserApi } from "../platform/api.ts";

const PasswordOnly = z.pick(Login, { password: true });

/**
 * Confirms an e-mail address by the link of a letter and the account's password. A person who did
 * not open the account does not know the password, and chooses a new password instead, which ends
 * every other login.
 */
export function ConfirmByPassword({
  secret,
  onDone,
}: {
  secret: string;
  onDone(message: string): void;
}) {
  const form = useZodForm(PasswordOnly, { password: "" });
  const { errors } = form.formState;

  async function send({ password }: z.output<typeof PasswordOnly>): Promise<void> {
    const { message } = await browserApi.call(verifyEmail, { body: { token: secret, password } });
    onDone(say.emailIsConfirmed(message));
  }

  return (
    <>
      <p className="text-ink-soft">{say.enterThePassword}</p>
      <FormShell form={form} send={send} className="mt-5.5 grid gap-4.5">
        <FormRefusal />
        <PasswordField
          {...form.register("password")}
          label={fields.password}
          autoComplete="current-password"
          error={errors.password?.message}
        />
        <SubmitButton wide busy={say.confirming}>
          {say.confirm}
        </SubmitButton>
      </FormShell>
      <p className="mt-5.5 text-small text-ink-soft">
        {say.notYourAccount(
          <Link key="link" to="/forgot-password" className="link-gold">
            {say.chooseANewPassword}
          </Link>,
        )}
      </p>
    </>
  );
}
