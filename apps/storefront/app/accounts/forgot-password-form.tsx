import { forgotPassword } from "@suvarna/contract/identity/calls";
import { ForgotPassword } from "@suvarna/contract/identity/schemas";
import { ButtonLink } from "@suvarna/ui/button-link.tsx";
import { FormRefusal, FormShell } from "@suvarna/ui/forms/form-shell.tsx";
import { SubmitButton } from "@suvarna/ui/forms/submit-button.tsx";
import { useZodForm } from "@suvarna/ui/forms/use-zod-form.ts";
import { Notice } from "@suvarna/ui/notice.tsx";
import { TextField } from "@suvarna/ui/text-field.tsx";
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
    setAnswer((await browserApi.call(forgotPassword, { headers: deviceHeaders(), body })).message);
  }

  return (
    <FormShell form={form} send={send} className="mt-7.5 grid gap-4.5">
      <FormRefusal />
      {answer ? (
        <Notice kind="success">
          <p>{answer}</p>
          <p className="mt-1">The link works once, within 30 minutes.</p>
        </Notice>
      ) : null}
      <TextField
        {...form.register("email")}
        label="E-mail"
        type="email"
        autoComplete="email"
        error={errors.email?.message}
      />
      <SubmitButton wide busy="Sending...">
        Send the letter
      </SubmitButton>
      <ButtonLink to="/login" look="secondary" wide>
        Back to login
      </ButtonLink>
    </FormShell>
  );
}
