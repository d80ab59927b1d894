import { ApiError } from "@suvarna/contract/client";
import { forgotPassword } from "@suvarna/contract/identity/calls";
import { ForgotPassword } from "@suvarna/contract/identity/schemas";
import { useState } from "react";
import { browserApi } from "../platform/api.ts";
import { ButtonLink } from "../ui/button-link.tsx";
import { setServerErrors, useZodForm } from "../ui/form.ts";
import { Notice } from "../ui/notice.tsx";
import { TextField } from "../ui/text-field.tsx";
import { toast } from "../ui/toast.ts";
import { SubmitButton } from "./submit-button.tsx";

/** Asks where the letter shall go. The answer is the same whether or not there is an account. */
export function ForgotPasswordForm() {
  const form = useZodForm(ForgotPassword, { email: "" });
  const { errors, isSubmitting } = form.formState;
  const [answer, setAnswer] = useState<string>();

  const submit = form.handleSubmit(async (body) => {
    setAnswer(undefined);
    try {
      setAnswer((await browserApi.call(forgotPassword, { body })).message);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (!setServerErrors(form, error)) toast.error(error.message);
    }
  });

  return (
    <form method="post" noValidate onSubmit={submit} className="mt-7.5 grid gap-4.5">
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
      <SubmitButton busy={isSubmitting && "Sending..."}>Send the letter</SubmitButton>
      <ButtonLink to="/login" look="secondary" wide>
        Back to login
      </ButtonLink>
    </form>
  );
}
