import { ApiError } from "@suvarna/contract/client";
import {
  FactorCode,
  type FactorNeeded,
  RecoveryCode,
} from "@suvarna/contract/identity/factor-schemas";
import { Button } from "@suvarna/ui/button.tsx";
import { FormRefusal, FormShell } from "@suvarna/ui/forms/form-shell.tsx";
import { SubmitButton } from "@suvarna/ui/forms/submit-button.tsx";
import { useZodForm } from "@suvarna/ui/forms/use-zod-form.ts";
import { Icon } from "@suvarna/ui/icon.tsx";
import { Notice } from "@suvarna/ui/notice.tsx";
import { askForPasskey, PasskeyError } from "@suvarna/ui/passkey-browser.ts";
import { PasswordField } from "@suvarna/ui/password-field.tsx";
import { TextButton } from "@suvarna/ui/text-button.tsx";
import { TextField } from "@suvarna/ui/text-field.tsx";
import * as fields from "@suvarna/words/here/accounts-fields";
import * as login from "@suvarna/words/here/accounts-login";
import * as say from "@suvarna/words/here/accounts-security";
import * as invalid from "@suvarna/words/here/fields";
import { KeyRound } from "lucide";
import { type ReactNode, useEffect, useState } from "react";
import * as z from "zod/mini";
import { useShop } from "../platform/root-data.ts";
import { OtpField } from "./otp-field.tsx";

/** The methods by which a user can prove their identity. */
type Way = FactorNeeded["factors"][number] | "password";

/** The proof that the user gives. Exactly one of its fields is set. */
export interface Proof {
  readonly code?: string;
  readonly recoveryCode?: string;
  readonly passkey?: Awaited<ReturnType<typeof askForPasskey>>;
  readonly password?: string;
}

const TYPED = ["totp", "recovery", "password"] as const;
type Typed = (typeof TYPED)[number];

const SWITCH_WORDS: Record<Typed, string> = {
  totp: say.useACode,
  recovery: say.useARecoveryCode,
  password: say.useYourPassword,
};

/** Asks for a second factor: a passkey, a code of an authenticator app, or a recovery code. */
export function FactorForm({
  ways,
  passkey,
  send,
  submit,
}: {
  ways: readonly Way[];
  /** The WebAuthn options for the browser, if a passkey is one of the methods. */
  passkey: FactorNeeded["passkey"];
  /** @throws ApiError */
  send(proof: Proof): Promise<void>;
  /** The label of the form's button. */
  submit: string;
}) {
  const typedWays = TYPED.filter((way) => ways.includes(way));
  // The form does not begin with a recovery code if the account has a passkey, because a recovery
  // code is only for a lost passkey.
  const [way, setWay] = useState(passkey && typedWays[0] === "recovery" ? undefined : typedWays[0]);
  const others = typedWays.filter((other) => other !== way);
  return (
    <div className="grid gap-5">
      {passkey ? <PasskeyButton options={passkey} send={send} /> : null}
      {passkey && way ? (
        <p className="flex items-center gap-4 text-caption text-ink-mute before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
          {login.or}
        </p>
      ) : null}
      {way ? <TypedForm key={way} way={way} send={send} submit={submit} /> : null}
      {others.map((other) => (
        <p key={other}>
          <TextButton onClick={() => setWay(other)}>{SWITCH_WORDS[other]}</TextButton>
        </p>
      ))}
    </div>
  );
}

function PasskeyButton({
  options,
  send,
}: {
  options: NonNullable<FactorNeeded["passkey"]>;
  send(proof: Proof): Promise<void>;
}) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function press(): Promise<void> {
    setBusy(true);
    setFailure(null);
    try {
      await send({ passkey: await askForPasskey(options) });
    } catch (error) {
      if (!(error instanceof PasskeyError || error instanceof ApiError)) throw error;
      setFailure(error.message);
    }
    setBusy(false);
  }

  return (
    <>
      <Button wide busy={busy && say.waitingForYourPasskey} onClick={() => void press()}>
        <Icon of={KeyRound} size={18} />
        {say.useYourPasskey}
      </Button>
      {failure ? <Notice kind="error">{failure}</Notice> : null}
    </>
  );
}

const FORMS = {
  totp: z.object({ code: FactorCode }),
  recovery: z.object({ recoveryCode: RecoveryCode }),
  password: z.object({ password: z.string().check(z.minLength(1, invalid.yourPasswordMissing)) }),
} as const;

function TypedForm({
  way,
  send,
  submit,
}: {
  way: Typed;
  send(proof: Proof): Promise<void>;
  submit: string;
}) {
  const { name } = useShop();
  const schema = FORMS[way] as z.ZodMiniType<Proof, Record<string, string>>;
  // The form is validated only when it is sent: a message that appears when the focus leaves a
  // field would move the buttons under the user's finger.
  const form = useZodForm(schema, EMPTY[way], "onSubmit");
  const { errors } = form.formState;
  const { setFocus } = form;
  // The field of a step takes the focus, because the previous step, which had the focus, is
  // removed.
  useEffect(() => setFocus(FIELDS[way]), [setFocus, way]);
  const controls: Record<Typed, ReactNode> = {
    totp: <OtpField name="code" label={fields.code} hint={say.sixDigitsOfYourApp(name)} />,
    recovery: (
      <TextField
        {...form.register("recoveryCode")}
        label={say.recoveryCode}
        hint={say.oneOfTheTen}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.recoveryCode?.message}
      />
    ),
    password: (
      <PasswordField
        {...form.register("password")}
        label={fields.password}
        autoComplete="current-password"
        error={errors.password?.message}
      />
    ),
  };
  return (
    <FormShell form={form} send={send} className="grid gap-5">
      <FormRefusal />
      {controls[way]}
      <SubmitButton wide busy={say.checking}>
        {submit}
      </SubmitButton>
    </FormShell>
  );
}

const FIELDS = { totp: "code", recovery: "recoveryCode", password: "password" } as const;

const EMPTY: Record<Typed, Record<string, string>> = {
  totp: { code: "" },
  recovery: { recoveryCode: "" },
  password: { password: "" },
};
