import { deleteMe } from "@suvarna/contract/accounts/calls";
import { AccountClosing } from "@suvarna/contract/accounts/schemas";
import { Button } from "@suvarna/ui/button.tsx";
import { FormRefusal, FormShell } from "@suvarna/ui/forms/form-shell.tsx";
import { SubmitButton } from "@suvarna/ui/forms/submit-button.tsx";
import { useZodForm } from "@suvarna/ui/forms/use-zod-form.ts";
import { PasswordField } from "@suvarna/ui/password-field.tsx";
import { toast } from "@suvarna/ui/toast.ts";
import * as fields from "@suvarna/words/here/accounts-fields";
import * as say from "@suvarna/words/here/accounts-profile";
import * as invalid from "@suvarna/words/here/fields";
import { useNavigate } from "react-router";
import type * as z from "zod/mini";
import { browserApi } from "../platform/api.ts";
import { useSession } from "../platform/session.ts";
import { useAccess } from "./access-query.ts";
import { useFreshProof } from "./fresh-proof.tsx";

/**
 * The last confirmation before an account is closed. The form asks for the password if the account
 * has a password.
 */
export function CloseAccount({ keep }: { keep(): void }) {
  const { data: access } = useAccess();
  const navigate = useNavigate();
  const form = useZodForm(AccountClosing, { password: "" });
  const { errors } = form.formState;
  const { run, dialog } = useFreshProof();

  async function close({ password }: z.output<typeof AccountClosing>): Promise<void> {
    if (access?.hasPassword && !password) {
      form.setError("password", { message: invalid.yourPasswordMissing }, { shouldFocus: true });
      return;
    }
    await run(async () => {
      await browserApi.call(deleteMe, { body: password ? { password } : {} });
      await navigate("/");
      useSession.getState().logOut();
      toast.success(say.accountIsClosed);
    });
  }

  return (
    <FormShell form={form} send={close} className="mt-5 grid gap-6">
      {dialog}
      <FormRefusal />
      {access?.hasPassword === false ? null : (
        <PasswordField
          {...form.register("password")}
          label={fields.password}
          autoComplete="current-password"
          error={errors.password?.message}
        />
      )}
      <div className="flex flex-wrap gap-3">
        <SubmitButton busy={say.closing}>{say.closeForGood}</SubmitButton>
        <Button look="secondary" onClick={keep}>
          {say.keepIt}
        </Button>
      </div>
    </FormShell>
  );
}
