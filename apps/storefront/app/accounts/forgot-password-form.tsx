import { forgotPassword } from "@suvarna/contract/identity/calls";
import { ForgotPassword } from "@suvarna/contract/identity/schemas";
import { ButtonLink } from "@suvarna/ui/button-link.tsx";
import { FormRefusal, FormShell } from "@suvarna/ui/forms/form-shell.tsx";
import { SubmitButton } from "@suvarna/ui/forms/submit-button.tsx";
import { useZodForm } from "@suvarna/ui/forms/use-zod-form.ts";
import { Notice } from "@suvarna/ui/notice.tsx";
import { TextField } from "@suvarna/ui/text-field.tsx";
import * as fields from "@suvarna/words/here/accounts-fields";
import * as login from "@suvarna/words/here/accounts-login";
import * as say from "@suvarna/words/here/accounts-recovery";
import { useState } from "react";
import type * as z from "zod/mini";
import { browserApi } from "../platform/api.ts";
import { deviceHeaders } from "../platform/session.ts";

/**
 * Asks for the e-mail address of an account. The answer does not tell whether an account with this
 * address exists.
 */
export function ForgotPasswordForm() {
  const form = useZodForm(ForgotPassword, { email: "" });
  const { errors } = form.formState;
  const [answer, setAnswer] = useState<string>();

  async function send(body: z.output<typeof ForgotPassword>): Promise<void> {
    setAnswer(undefined);
    const { message } = await browserApi.call(forgotPassword, { headers: deviceHeaders(), body });
    setAnswer(say.letterSent(message));
  }

  return (
    <FormShell form={form} send={send} className="mt-7.5 grid gap-4.5">
      <FormRefusal />
      {answer ? (
        <Notice kind="success">
          <p>{answer}</p>
          <p className="mt-1">{say.linkWorksOnce}</p>
        </Notice>
      ) : null}
      <TextField
        {...form.register("email")}
        label={fields.email}
        type="email"
        autoComplete="email"
        error={errors.email?.message}
      />
      <SubmitButton wide busy={login.sending}>
        {say.sendTheLetter}
      </SubmitButton>
      <ButtonLink to="/login" look="secondary" wide>
        {login.backToLogin}
      </ButtonLink>
    </FormShell>
  );
}
