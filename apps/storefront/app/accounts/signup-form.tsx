import { ApiError } from "@suvarna/contract/client";
import { useRef, useState } from "react";
import type { FieldErrors } from "react-hook-form";
import { useLocation, useNavigate } from "react-router";
import { setServerErrors, useZodForm } from "../ui/form.ts";
import { Notice } from "../ui/notice.tsx";
import { PasswordField } from "../ui/password-field.tsx";
import { TextField } from "../ui/text-field.tsx";
import { toast } from "../ui/toast.ts";
import { AcceptedPolicies } from "./accepted-policies.tsx";
import { useCarriedOver } from "./carried-over.ts";
import { HomeAddressFields } from "./home-address-fields.tsx";
import { PasswordStrength } from "./password-strength-hint.tsx";
import { phoneWords } from "./phone-words.ts";
import { fieldOfRefusal, signUp, signupFailure } from "./sign-up.ts";
import { SignupForm as rules, type SignupValues } from "./signup-form-schema.ts";
import { SubmitButton } from "./submit-button.tsx";

/** Everything that an account needs; all of it is required. */
export function SignupForm() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const form = useZodForm(rules, { addresses: [{ country: "India" }] });
  const carried = useCarriedOver(form);
  const { errors, isSubmitting } = form.formState;
  const [refusal, setRefusal] = useState<string>();
  // A new answer takes the place of the last one.
  const said = useRef<number>(undefined);

  const submit = form.handleSubmit(async (input) => {
    setRefusal(undefined);
    try {
      await signUp(input, carried);
      toast.success("Signup successful!", { id: said.current });
      await navigate(`/login${search}`, { state: { email: input.email } });
    } catch (error) {
      const message = signupFailure(error);
      const field = fieldOfRefusal(error);
      const shown = error instanceof ApiError && setServerErrors(form, error);
      if (field) form.setError(field, { message }, { shouldFocus: true });
      said.current = toast.error(message, { id: said.current });
      if (!shown && !field) setRefusal(message);
    }
  }, sayMismatch);

  return (
    <form method="post" noValidate onSubmit={submit} className="mt-7.5 grid gap-4.5">
      {refusal ? <Notice kind="error">{refusal}</Notice> : null}
      {carried.google ? (
        <p className="text-ink-soft">
          We have your name and e-mail from Google. Please add the rest.
        </p>
      ) : null}
      {carried.phone && form.watch("phone") === phoneWords(carried.phone.phone) ? (
        <p className="text-ink-soft">
          Your number is confirmed. Please add the rest. If you have an account already, log in to
          it by e-mail and confirm the number in your profile: codes to it log you in from then on.
        </p>
      ) : null}
      <div className="grid gap-4.5 sm:grid-cols-2">
        <TextField
          {...form.register("name")}
          label="Name"
          autoComplete="name"
          error={errors.name?.message}
        />
        <TextField
          {...form.register("phone")}
          label="Phone"
          type="tel"
          autoComplete="tel"
          error={errors.phone?.message}
        />
      </div>
      <TextField
        {...form.register("email")}
        label="E-mail"
        type="email"
        autoComplete="email"
        error={errors.email?.message}
      />
      <PasswordField
        {...form.register("password")}
        label="Password"
        hint={<PasswordStrength password={form.watch("password")} />}
        autoComplete="new-password"
        error={errors.password?.message}
      />
      <PasswordField
        {...form.register("confirmPassword")}
        label="Confirm password"
        autoComplete="new-password"
        error={errors.confirmPassword?.message}
      />
      <HomeAddressFields form={form} />
      <SubmitButton busy={isSubmitting && "Creating..."}>Create account</SubmitButton>
      <AcceptedPolicies by="creating an account" />
    </form>
  );
}

/** Passwords that differ are said aloud too, not only under their field. */
function sayMismatch({ password, confirmPassword }: FieldErrors<SignupValues>) {
  if (confirmPassword?.message && !password) toast.error(confirmPassword.message);
}
