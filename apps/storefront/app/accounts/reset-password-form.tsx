import { ApiError } from "@suvarna/contract/client";
import { resetPassword } from "@suvarna/contract/identity/calls";
import { MIN_PASSWORD_LENGTH } from "@suvarna/contract/identity/constants";
import { removedWords } from "@suvarna/contract/identity/removed-words";
import { PasswordChoice } from "@suvarna/contract/identity/schemas";
import { useState } from "react";
import { Link, useNavigate } from "react-router";
import { browserApi } from "../platform/api.ts";
import { useSession } from "../platform/session.ts";
import { ButtonLink } from "../ui/button-link.tsx";
import { setServerErrors, useZodForm } from "../ui/form.ts";
import { Notice } from "../ui/notice.tsx";
import { PasswordField } from "../ui/password-field.tsx";
import { toast } from "../ui/toast.ts";
import { SubmitButton } from "./submit-button.tsx";

/** The new password, twice. */
export function ResetPasswordForm({ secret }: { secret: string | undefined }) {
  const form = useZodForm(PasswordChoice, { password: "", confirmPassword: "" });
  const { errors, isSubmitting } = form.formState;
  const [refusal, setRefusal] = useState<{ message: string; isDead: boolean }>();
  // What to read before going on: something was removed from the account.
  const [takenOver, setTakenOver] = useState<string>();
  const navigate = useNavigate();

  const submit = form.handleSubmit(async ({ password }) => {
    setRefusal(undefined);
    try {
      const body = { token: secret ?? "", password };
      const { message, removed } = await browserApi.call(resetPassword, { body });
      // The login of this browser has ended with all the others.
      useSession.getState().logOut();
      if (removed.length > 0) {
        setTakenOver(`${message} ${removedWords(removed)}`);
        return;
      }
      toast.success(message);
      await navigate("/login", { replace: true });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (setServerErrors(form, error)) return;
      setRefusal({ message: error.message, isDead: error.code === "link_dead" });
    }
  });

  if (takenOver) {
    return (
      <>
        <Notice kind="success" className="mt-7.5">
          {takenOver}
        </Notice>
        <ButtonLink to="/login?next=%2Fprofile" wide className="mt-4.5">
          Log in
        </ButtonLink>
      </>
    );
  }

  return (
    <form method="post" noValidate onSubmit={submit} className="mt-7.5 grid gap-4.5">
      {refusal ? (
        <Notice kind="error">
          {refusal.message}{" "}
          {refusal.isDead ? (
            <Link to="/forgot-password" className="link-gold">
              Ask for a new link
            </Link>
          ) : null}
        </Notice>
      ) : null}
      <PasswordField
        {...form.register("password")}
        label="New password"
        hint={`At least ${MIN_PASSWORD_LENGTH} characters`}
        autoComplete="new-password"
        error={errors.password?.message}
      />
      <PasswordField
        {...form.register("confirmPassword")}
        label="Confirm password"
        autoComplete="new-password"
        error={errors.confirmPassword?.message}
      />
      <SubmitButton busy={isSubmitting && "Saving..."}>Save password</SubmitButton>
    </form>
  );
}
