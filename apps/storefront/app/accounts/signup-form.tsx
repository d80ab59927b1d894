import { FormRefusal, FormShell, type Refusal } from "@suvarna/ui/forms/form-shell.tsx";
import { SubmitButton } from "@suvarna/ui/forms/submit-button.tsx";
import { useZodForm } from "@suvarna/ui/forms/use-zod-form.ts";
import { Notice } from "@suvarna/ui/notice.tsx";
import { PasswordField } from "@suvarna/ui/password-field.tsx";
import { TextField } from "@suvarna/ui/text-field.tsx";
import { toast } from "@suvarna/ui/toast.ts";
import * as account from "@suvarna/words/here/accounts";
import * as fields from "@suvarna/words/here/accounts-fields";
import * as say from "@suvarna/words/here/accounts-login";
import { useLocation, useNavigate } from "react-router";
import type * as z from "zod/mini";
import { AcceptedPolicies } from "./accepted-policies.tsx";
import { HomeAddressFields } from "./home-address-fields.tsx";
import { PasswordStrength } from "./password-strength-hint.tsx";
import { phoneWords } from "./phone-words.ts";
import { fieldOfRefusal, signUp, signupFailure } from "./sign-up.ts";
import { SignupForm as rules } from "./signup-form-schema.ts";
import { useSignupPrefill } from "./signup-prefill.ts";

/** The sign-up form. All fields are required. */
export function SignupForm() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const form = useZodForm(rules, { addresses: [{ country: "India" }] });
  const carried = useSignupPrefill(form);
  const { errors } = form.formState;

  async function send(input: z.output<typeof rules>): Promise<void> {
    await signUp(input, carried);
    toast.success(say.signupSuccessful);
    await navigate(`/login${search}`, { state: { email: input.email } });
  }

  function refused(refusal: Refusal, shown: boolean): void {
    const message = signupFailure(refusal);
    const field = fieldOfRefusal(refusal);
    if (field) form.setError(field, { message }, { shouldFocus: true });
    else if (!shown) form.setError("root", { message });
  }

  return (
    <FormShell form={form} send={send} onRefused={refused} className="mt-7.5 grid gap-4.5">
      <FormRefusal />
      {carried.google ? <Notice kind="warning">{say.restAfterGoogle}</Notice> : null}
      {carried.phone && form.watch("phone") === phoneWords(carried.phone.phone) ? (
        <Notice kind="success">{say.restAfterPhone}</Notice>
      ) : null}
      <div className="grid gap-4.5 sm:grid-cols-2">
        <TextField
          {...form.register("name")}
          label={fields.name}
          autoComplete="name"
          error={errors.name?.message}
        />
        <TextField
          {...form.register("phone")}
          label={fields.phone}
          type="tel"
          autoComplete="tel"
          error={errors.phone?.message}
        />
      </div>
      <TextField
        {...form.register("email")}
        label={fields.email}
        type="email"
        autoComplete="email"
        error={errors.email?.message}
      />
      <div className="grid items-start gap-4.5 sm:grid-cols-2">
        <PasswordField
          {...form.register("password")}
          label={fields.password}
          hint={<PasswordStrength password={form.watch("password")} />}
          autoComplete="new-password"
          error={errors.password?.message}
        />
        <PasswordField
          {...form.register("confirmPassword")}
          label={fields.confirmPassword}
          autoComplete="new-password"
          error={errors.confirmPassword?.message}
        />
      </div>
      <HomeAddressFields form={form} />
      <SubmitButton wide busy={say.creating}>
        {say.createAccount}
      </SubmitButton>
      <AcceptedPolicies by={account.byCreatingAnAccount} />
    </FormShell>
  );
}
