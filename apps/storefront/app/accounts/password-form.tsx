import { ApiError } from "@suvarna/contract/client";
import { changePassword } from "@suvarna/contract/identity/calls";
import { MIN_PASSWORD_LENGTH } from "@suvarna/contract/identity/constants";
import { PasswordChange } from "@suvarna/contract/identity/schemas";
import { browserApi } from "../platform/api.ts";
import { useSession } from "../platform/session.ts";
import { Button } from "../ui/button.tsx";
import { setServerErrors, useZodForm } from "../ui/form.ts";
import { PasswordField } from "../ui/password-field.tsx";
import { toast } from "../ui/toast.ts";

/** Changes the password; everywhere else one is logged out by it. */
export function PasswordForm() {
  const form = useZodForm(PasswordChange, { currentPassword: "", password: "" });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (body) => {
    try {
      const { token, user } = await browserApi.call(changePassword, { body });
      useSession.getState().logIn(token, user);
      form.reset();
      toast.success("Your password is changed.");
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (!setServerErrors(form, error)) toast.error(error.message);
    }
  });

  return (
    <form noValidate onSubmit={submit} className="grid gap-5 sm:grid-cols-2">
      <PasswordField
        {...form.register("currentPassword")}
        label="Present password"
        autoComplete="current-password"
        error={errors.currentPassword?.message}
      />
      <PasswordField
        {...form.register("password")}
        label="New password"
        hint={`At least ${MIN_PASSWORD_LENGTH} characters`}
        autoComplete="new-password"
        error={errors.password?.message}
      />
      <div className="sm:col-span-2">
        <Button type="submit" look="secondary" busy={isSubmitting && "Changing..."}>
          Change password
        </Button>
      </div>
    </form>
  );
}
