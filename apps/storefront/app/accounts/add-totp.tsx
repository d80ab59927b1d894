import { ApiError } from "@suvarna/contract/client";
import { FactorCode } from "@suvarna/contract/identity/factor-schemas";
import { addTotp, startTotp } from "@suvarna/contract/identity/factors";
import { Button } from "@suvarna/ui/button.tsx";
import { FormRefusal, FormShell } from "@suvarna/ui/forms/form-shell.tsx";
import { SubmitButton } from "@suvarna/ui/forms/submit-button.tsx";
import { useZodForm } from "@suvarna/ui/forms/use-zod-form.ts";
import { QrCode } from "@suvarna/ui/qr-code.tsx";
import { Skeleton } from "@suvarna/ui/skeleton.tsx";
import { TextField } from "@suvarna/ui/text-field.tsx";
import { toast } from "@suvarna/ui/toast.ts";
import * as fields from "@suvarna/words/here/accounts-fields";
import * as say from "@suvarna/words/here/accounts-security";
import * as invalid from "@suvarna/words/here/fields";
import { useEffect, useRef, useState } from "react";
import * as z from "zod/mini";
import { browserApi } from "../platform/api.ts";
import { OtpField } from "./otp-field.tsx";

/** What a panel of the profile passes to a form that adds a second factor. */
export interface AddFactor {
  /** Runs a call that needs a fresh proof. */
  run(act: () => Promise<void>): Promise<void>;
  /** @param recoveryCodes the new recovery codes, if the added factor is the account's first */
  onAdded(recoveryCodes: readonly string[]): Promise<void>;
  onCancel(): void;
}

const Form = z.object({
  code: FactorCode,
  name: z.string().check(z.trim(), z.minLength(1, invalid.factorNameMissing), z.maxLength(60)),
});

interface Started {
  readonly challenge: string;
  readonly secret: string;
  readonly uri: string;
}

/** Adds an authenticator app: its secret as a QR code and as text, then a code to confirm it. */
export function AddTotp({ run, onAdded, onCancel }: AddFactor) {
  const [started, setStarted] = useState<Started | null>(null);
  const form = useZodForm(Form, { code: "", name: say.nameOfThePhone });
  const { errors } = form.formState;
  const isAsked = useRef(false);

  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    void run(async () => setStarted(await browserApi.call(startTotp, {}))).catch((error) => {
      if (!(error instanceof ApiError)) throw error;
      toast.error(error.message);
      onCancel();
    });
  });

  async function send(values: z.output<typeof Form>): Promise<void> {
    if (!started) return;
    const body = { ...values, challenge: started.challenge };
    await run(async () => {
      const { recoveryCodes } = await browserApi.call(addTotp, { body });
      await onAdded(recoveryCodes);
    });
  }

  if (!started) return <Skeleton className="h-60" />;
  return (
    <FormShell form={form} send={send} className="grid grid-cols-1 gap-5">
      <h3 className="text-[1.1875rem]">{say.addAnAuthenticatorApp}</h3>
      <FormRefusal />
      <div className="grid items-start gap-6 sm:grid-cols-[auto_minmax(0,1fr)]">
        <QrCode text={started.uri} label={say.qrCode} />
        <div>
          <p className="text-ink-soft">{say.scanThis}</p>
          <p className="num mt-3 font-medium break-all select-all">
            {started.secret.match(/.{1,4}/g)?.join(" ")}
          </p>
        </div>
      </div>
      <OtpField name="code" label={fields.code} hint={say.sixDigitsNow} />
      <TextField
        {...form.register("name")}
        label={fields.name}
        hint={say.nameInTheList}
        autoComplete="off"
        error={errors.name?.message}
      />
      <div className="flex flex-wrap gap-3">
        <SubmitButton busy={say.adding}>{say.addIt}</SubmitButton>
        <Button look="secondary" onClick={onCancel}>
          {fields.cancel}
        </Button>
      </div>
    </FormShell>
  );
}
