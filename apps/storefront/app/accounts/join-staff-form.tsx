import { acceptInvitation } from "@suvarna/contract/staff/calls";
import { MIN_STAFF_PASSWORD_LENGTH } from "@suvarna/contract/staff/constants";
import { StaffPasswordChoice } from "@suvarna/contract/staff/schemas";
import { PasswordField } from "@suvarna/ui/password-field.tsx";
import { toast } from "@suvarna/ui/toast.ts";
import { useNavigate } from "react-router";
import type * as z from "zod/mini";
import { browserApi } from "../platform/api.ts";
import { FormRefusal, FormShell, type Refusal } from "../platform/forms/form-shell.tsx";
import { SubmitButton } from "../platform/forms/submit-button.tsx";
import { useZodForm } from "../platform/forms/use-zod-form.ts";

/** The first password of an invited member of staff, typed twice. */
export function JoinStaffForm({ secret }: { secret: string | undefined }) {
  const form = useZodForm(StaffPasswordChoice, { password: "", confirmPassword: "" });
  const { errors } = form.formState;
  const navigate = useNavigate();

  async function send({ password }: z.output<typeof StaffPasswordChoice>): Promise<void> {
    const body = { token: secret ?? "", password };
    const { message } = await browserApi.call(acceptInvitation, { body });
    toast.success(message);
    await navigate("/login", { replace: true });
  }

  function refused(refusal: Refusal, shown: boolean): void {
    if (!shown) form.setError("root", { message: refusal.message });
  }

  return (
    <FormShell form={form} send={send} onRefused={refused} className="mt-7.5 grid gap-4.5">
      <FormRefusal />
      <PasswordField
        {...form.register("password")}
        label="New password"
        hint={`At least ${MIN_STAFF_PASSWORD_LENGTH} characters, such as four random words`}
        autoComplete="new-password"
        error={errors.password?.message}
      />
      <PasswordField
        {...form.register("confirmPassword")}
        label="Confirm password"
        autoComplete="new-password"
        error={errors.confirmPassword?.message}
      />
      <SubmitButton wide busy="Opening your account...">
        Open the account
      </SubmitButton>
    </FormShell>
  );
}
