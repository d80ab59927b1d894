import type { User } from "@suvarna/contract/accounts/schemas";
import type { FactorNeeded } from "@suvarna/contract/identity/factor-schemas";
import { Login } from "@suvarna/contract/identity/schemas";
import { ButtonLink } from "@suvarna/ui/button-link.tsx";
import { FormShell, type Refusal } from "@suvarna/ui/forms/form-shell.tsx";
import { SubmitButton } from "@suvarna/ui/forms/submit-button.tsx";
import { useZodForm } from "@suvarna/ui/forms/use-zod-form.ts";
import { Notice } from "@suvarna/ui/notice.tsx";
import { PasswordField } from "@suvarna/ui/password-field.tsx";
import { TextField } from "@suvarna/ui/text-field.tsx";
import { toast } from "@suvarna/ui/toast.ts";
import { useHydrated } from "@suvarna/ui/use-hydrated.ts";
import * as fields from "@suvarna/words/here/accounts-fields";
import * as say from "@suvarna/words/here/accounts-login";
import { useState } from "react";
import { Link, useLocation } from "react-router";
import type * as z from "zod/mini";
import { type LoginFailure, logIn, loginFailure } from "./log-in.ts";

/**
 * The form to log in by e-mail and password. The page around the form navigates on once the session
 * exists.
 */
export function LoginForm({
  onOpened,
  onSecondStep,
}: {
  /** Is called with the user before the session exists. */
  onOpened(user: User): void;
  onSecondStep(waiting: FactorNeeded): void;
}) {
  const { search, state } = useLocation();
  const parameters = useHydrated() ? search : "";
  const form = useZodForm(Login, { email: signedUpAs(state) });
  const { errors } = form.formState;
  const [failure, setFailure] = useState<LoginFailure | null>(null);

  async function send(input: z.output<typeof Login>): Promise<void> {
    setFailure(null);
    const waiting = await logIn(input, onOpened);
    if (waiting) return onSecondStep(waiting);
    toast.success(say.loginSuccessful);
  }

  function refused(refusal: Refusal): void {
    setFailure(loginFailure(refusal));
  }

  return (
    <FormShell form={form} send={send} onRefused={refused} className="mt-6 grid gap-4.5">
      {failure ? (
        <Notice kind="error">
          <p className="font-semibold">{failure.title}</p>
          {failure.text ? <p className="mt-0.5 text-small">{failure.text}</p> : null}
        </Notice>
      ) : null}
      <TextField
        {...form.register("email")}
        label={fields.email}
        type="email"
        autoComplete="email"
        error={errors.email?.message}
      />
      <PasswordField
        {...form.register("password")}
        label={fields.password}
        autoComplete="current-password"
        error={errors.password?.message}
      />
      <p className="-mt-2">
        <Link to="/forgot-password" className="link-gold text-small text-ink-soft">
          {say.recoverPassword}
        </Link>
      </p>
      <SubmitButton wide busy={say.loggingIn}>
        {say.logIn}
      </SubmitButton>
      <ButtonLink to={`/signup${parameters}`} look="secondary" wide>
        {say.register}
      </ButtonLink>
    </FormShell>
  );
}

/**
 * The e-mail address with which the visitor has just signed up, so that the login form can fill it
 * in.
 */
function signedUpAs(state: unknown): string | undefined {
  const { email } = (state ?? {}) as { email?: unknown };
  return typeof email === "string" ? email : undefined;
}
