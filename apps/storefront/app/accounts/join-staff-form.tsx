import { acceptInvitation } from "@suvarna/contract/staff/calls";
import { MIN_STAFF_PASSWORD_LENGTH } from "@suvarna/contract/staff/constants";
import { StaffPasswordChoice } from "@suvarna/contract/staff/schemas";
import { FormRefusal, FormShell, type Refusal } from "@suvarna/ui/forms/form-shell.tsx";
import { SubmitButton } from "@suvarna/ui/forms/submit-button.tsx";
import { useZodForm } from "@suvarna/ui/forms/use-zod-form.ts";
import { PasswordField } from "@suvarna/ui/password-field.tsx";
import * as fields from "@suvarna/words/here/accounts-fields";
import * as say from "@suvarna/words/here/accounts-recovery";
import type * as z from "zod/mini";
import { browserApi } from "../platform/api.ts";

/** The first password of an invited member of staff, typed twice. */
export function JoinStaffForm({ secret }: { secret: string | undefined }) {
  const form = useZodForm(StaffPasswordChoice, { password: "", confirmPassword: "" });
  const { errors } = form.formState;

  async function send({ password }: z.output<typeof StaffPasswordChoice>): Promise<void> {
    const body = { token: secret ?? "", password };
    await browserApi.call(acceptInvitation, { body });
    // The back office is another application, so the browser loads a new document.
    window.location.assign("/admin");
  }

  function refused(refusal: Refusal, shown: boolean): void {
    if (!shown) form.setError("root", { message: refusal.message });
  }

  return (
    <FormShell form={form} send={send} onRefused={refused} className="mt-7.5 grid gap-4.5">
      <FormRefusal />
      <PasswordField
        {...form.register("password")}
        label={fields.newPassword}
        hint={say.atLeastCharactersInWords(MIN_STAFF_PASSWORD_LENGTH)}
        autoComplete="new-password"
        error={errors.password?.message}
      />
      <PasswordField
        {...form.register("confirmPassword")}
        label={fields.confirmPassword}
        autoComplete="new-password"
        error={errors.confirmPassword?.message}
      />
      <SubmitButton wide busy={say.openingYourAccount}>
        {say.openTheAccount}
      </SubmitButton>
    </FormShell>
  );
}
