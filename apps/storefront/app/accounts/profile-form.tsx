import { updateMe } from "@suvarna/contract/accounts/calls";
import type { User } from "@suvarna/contract/accounts/schemas";
import { ApiError } from "@suvarna/contract/client";
import { FormShell, type Refusal } from "@suvarna/ui/forms/form-shell.tsx";
import { SubmitButton } from "@suvarna/ui/forms/submit-button.tsx";
import { useZodForm } from "@suvarna/ui/forms/use-zod-form.ts";
import { PasswordField } from "@suvarna/ui/password-field.tsx";
import { SelectField } from "@suvarna/ui/select-field.tsx";
import { TextField } from "@suvarna/ui/text-field.tsx";
import { toast } from "@suvarna/ui/toast.ts";
import * as fields from "@suvarna/words/here/accounts-fields";
import * as say from "@suvarna/words/here/accounts-profile";
import { LANGUAGES } from "@suvarna/words/languages";
import { useEffect, useState } from "react";
import type * as z from "zod/mini";
import { browserApi } from "../platform/api.ts";
import { EmailProof } from "./email-proof.tsx";
import { useFreshProof } from "./fresh-proof.tsx";
import { PhoneProof } from "./phone-proof.tsx";
import { phoneWords } from "./phone-words.ts";
import { ProfileRules } from "./profile-form-schema.ts";
import { storeUser } from "./store-user.ts";

/** The form with which a user edits the account. */
export function ProfileForm({ user }: { user: User }) {
  const { fullName, phone, location, email, language } = user;
  const form = useZodForm(ProfileRules, {
    hasEmail: email !== "",
    hasPhone: phone !== "",
    fullName,
    email,
    phone: phoneWords(phone),
    location,
    language,
    password: "",
  });
  // The server asks for the password only when the e-mail or phone changes long after the login.
  const [asksPassword, setAsksPassword] = useState(false);
  const { setFocus } = form;
  useEffect(() => {
    if (asksPassword) setFocus("password");
  }, [asksPassword, setFocus]);
  const { errors } = form.formState;
  const { run, dialog } = useFreshProof();

  async function send(body: z.output<typeof ProfileRules>): Promise<void> {
    await run(async () => {
      const changed = await browserApi.call(updateMe, { body });
      storeUser(changed);
      // A new e-mail address that is not confirmed yet is shown beside the field, and not in the
      // field.
      form.setValue("email", changed.email);
      form.setValue("phone", phoneWords(changed.phone));
      form.setValue("hasEmail", changed.email !== "");
      form.setValue("hasPhone", changed.phone !== "");
      form.setValue("password", "");
      setAsksPassword(false);
      toast.success(say.profileUpdated);
    });
  }

  function refused(refusal: Refusal): void {
    if (refusal instanceof ApiError && refusal.fields["password"]) setAsksPassword(true);
    toast.error(refusal.message);
  }

  return (
    <FormShell
      form={form}
      send={send}
      onRefused={refused}
      className="mt-6 grid gap-5 sm:grid-cols-2"
    >
      <TextField
        {...form.register("fullName")}
        label={fields.name}
        autoComplete="name"
        error={errors.fullName?.message}
      />
      <TextField
        {...form.register("email")}
        label={fields.email}
        type="email"
        autoComplete="email"
        hint={<EmailProof user={user} />}
        error={errors.email?.message}
      />
      <TextField
        {...form.register("phone")}
        label={fields.mobileNumber}
        type="tel"
        autoComplete="tel"
        hint={<PhoneProof user={user} />}
        error={errors.phone?.message}
      />
      <TextField
        {...form.register("location")}
        label={fields.location}
        optional
        autoComplete="address-level2"
        error={errors.location?.message}
      />
      <SelectField {...form.register("language")} label={say.languageOfLetters}>
        {LANGUAGES.map(({ code, name }) => (
          <option key={code} value={code} lang={code}>
            {name}
          </option>
        ))}
      </SelectField>
      {asksPassword ? (
        <PasswordField
          {...form.register("password")}
          label={fields.password}
          autoComplete="current-password"
          error={errors.password?.message}
        />
      ) : null}
      {dialog}
      <div className="mt-2 flex flex-wrap items-center gap-x-5 gap-y-2 sm:col-span-2">
        <SubmitButton busy={fields.saving}>{say.saveChange}</SubmitButton>
        {form.formState.isDirty ? null : (
          <p className="text-caption text-ink-mute">{say.nothingChangedYet}</p>
        )}
      </div>
    </FormShell>
  );
}
