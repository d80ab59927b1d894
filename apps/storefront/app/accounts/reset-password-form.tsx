import { ApiError } from "@suvarna/contract/client";
import { resetPassword } from "@suvarna/contract/identity/calls";
import { MIN_PASSWORD_LENGTH } from "@suvarna/contract/identity/constants";
import { PasswordChoice } from "@suvarna/contract/identity/schemas";
import { ButtonLink } from "@suvarna/ui/button-link.tsx";
import { FormRefusal, FormShell, type Refusal } from "@suvarna/ui/forms/form-shell.tsx";
import { SubmitButton } from "@suvarna/ui/forms/submit-button.tsx";
import { useZodForm } from "@suvarna/ui/forms/use-zod-form.ts";
import { Notice } from "@suvarna/ui/notice.tsx";
import { PasswordField } from "@suvarna/ui/password-field.tsx";
import { toast } from "@suvarna/ui/toast.ts";
import * as fields from "@suvarna/words/here/accounts-fields";
import * as login from "@suvarna/words/here/accounts-login";
import * as say from "@suvarna/words/here/accounts-recovery";
import { useState } from "react";
import { Link, useNavigate } from "react-router";
import type * as z from "zod/mini";
import { browserApi } from "../platform/api.ts";
import { useSession } from "../platform/session.ts";

/** The form for a new password, which is typed twice. */
export function ResetPasswordForm({ secret }: { secret: string | undefined }) {
  const form = useZodForm(PasswordChoice, { password: "", confirmPassword: "" });
  const { errors } = form.formState;
  const [linkIsDead, setLinkIsDead] = useState(false);
  // The message that the user must read before going on, about contacts that were removed from the
  // account.
  const [takenOver, setTakenOver] = useState<string>();
  const navigate = useNavigate();

  async function send({ password }: z.output<typeof PasswordChoice>): Promise<void> {
    const body = { token: secret ?? "", password };
    const { message, removed } = await browserApi.call(resetPassword, { body });
    // Changing the password has ended all logins, and with them the login of this browser.
    useSession.getState().logOut();
    if (removed.length > 0) {
      setTakenOver(say.contactsRemoved(message, removed));
      return;
    }
    toast.success(say.passwordIsChanged(message));
    await navigate("/login", { replace: true });
  }

  function refused(refusal: Refusal, shown: boolean): void {
    setLinkIsDead(refusal instanceof ApiError && refusal.code === "link_dead");
    if (!shown) form.setError("root", { message: refusal.message });
  }

  if (takenOver) {
    return (
      <>
        <Notice kind="success" className="mt-7.5">
          {takenOver}
        </Notice>
        <ButtonLink to="/login?next=%2Fprofile" wide className="mt-4.5">
          {login.logIn}
        </ButtonLink>
      </>
    );
  }

  return (
    <FormShell form={form} send={send} onRefused={refused} className="mt-7.5 grid gap-4.5">
      <FormRefusal>
        {linkIsDead ? (
          <Link to="/forgot-password" className="link-gold">
            {say.askForANewLink}
          </Link>
        ) : null}
      </FormRefusal>
      <PasswordField
        {...form.register("password")}
        label={fields.newPassword}
        hint={fields.atLeastCharacters(MIN_PASSWORD_LENGTH)}
        autoComplete="new-password"
        error={errors.password?.message}
      />
      <PasswordField
        {...form.register("confirmPassword")}
        label={fields.confirmPassword}
        autoComplete="new-password"
        error={errors.confirmPassword?.message}
      />
      <SubmitButton wide busy={fields.saving}>
        {say.savePassword}
      </SubmitButton>
    </FormShell>
  );
}
