import { deleteMe } from "@suvarna/contract/accounts/calls";
import { AccountClosing } from "@suvarna/contract/accounts/schemas";
import { ApiError } from "@suvarna/contract/client";
import { useNavigate } from "react-router";
import { browserApi } from "../platform/api.ts";
import { useSession } from "../platform/session.ts";
import { Button } from "../ui/button.tsx";
import { setServerErrors, useZodForm } from "../ui/form.ts";
import { Notice } from "../ui/notice.tsx";
import { PasswordField } from "../ui/password-field.tsx";
import { toast } from "../ui/toast.ts";
import { useAccess } from "./access-query.ts";

/** The last question before an account is closed: for its password, where it has one. */
export function CloseAccount({ keep }: { keep(): void }) {
  const { data: access } = useAccess();
  const navigate = useNavigate();
  const form = useZodForm(AccountClosing, { password: "" });
  const { errors, isSubmitting } = form.formState;

  const close = form.handleSubmit(async ({ password }) => {
    if (access?.hasPassword && !password) {
      form.setError("password", { message: "Enter your password" }, { shouldFocus: true });
      return;
    }
    try {
      await browserApi.call(deleteMe, { body: password ? { password } : {} });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (!setServerErrors(form, error)) form.setError("root", { message: error.message });
      return;
    }
    await navigate("/");
    useSession.getState().logOut();
    toast.success("Your account is closed.");
  });

  return (
    <form noValidate className="mt-5 grid gap-6" onSubmit={close}>
      {errors.root ? <Notice kind="error">{errors.root.message}</Notice> : null}
      {access?.hasPassword === false ? null : (
        <PasswordField
          {...form.register("password")}
          label="Password"
          autoComplete="current-password"
          error={errors.password?.message}
        />
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isSubmitting && "Closing..."}>
          Close for good
        </Button>
        <Button look="secondary" onClick={keep}>
          Keep it
        </Button>
      </div>
    </form>
  );
}
