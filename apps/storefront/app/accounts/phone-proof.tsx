import type { User } from "@suvarna/contract/accounts/schemas";
import { ApiError } from "@suvarna/contract/client";
import { provePhone, sendPhoneProof } from "@suvarna/contract/identity/calls";
import { Otp } from "@suvarna/contract/identity/otp";
import { INDIAN_MOBILE } from "@suvarna/domain/formats";
import { Dialog } from "@suvarna/ui/dialog.tsx";
import { FormShell } from "@suvarna/ui/forms/form-shell.tsx";
import { SubmitButton } from "@suvarna/ui/forms/submit-button.tsx";
import { useZodForm } from "@suvarna/ui/forms/use-zod-form.ts";
import { TextButton } from "@suvarna/ui/text-button.tsx";
import { toast } from "@suvarna/ui/toast.ts";
import * as login from "@suvarna/words/here/accounts-login";
import * as say from "@suvarna/words/here/accounts-profile";
import { useState } from "react";
import * as z from "zod/mini";
import { browserApi } from "../platform/api.ts";
import { OtpField } from "./otp-field.tsx";
import { isTooSoon } from "./phone-login.ts";
import { phoneWords } from "./phone-words.ts";
import { ResendOtp } from "./resend-otp.tsx";
import { storeUser } from "./store-user.ts";

const Code = z.object({ otp: Otp });

/** Says whether the phone number is confirmed or waits for its code. */
export function PhoneProof({ user: { phone, phoneVerified, pendingPhone } }: { user: User }) {
  const newPhone = pendingPhone ?? phone;
  if (phoneVerified && pendingPhone === null) return say.confirmed;
  if (newPhone === "") return say.noNumber;
  if (!INDIAN_MOBILE.test(newPhone)) {
    return pendingPhone
      ? say.otherNumberCantBeConfirmed(phoneWords(newPhone))
      : say.numberCantBeConfirmed;
  }
  return (
    <>
      {pendingPhone === null
        ? say.numberNotConfirmed
        : say.numberTakesItsPlace(phoneWords(pendingPhone))}
      <ProofByCode phone={newPhone} />
    </>
  );
}

/** Sends a code to the user's phone number and asks for the code in a dialog. */
function ProofByCode({ phone }: { phone: string }) {
  const [busy, setBusy] = useState(false);
  const [until, setUntil] = useState<number>();
  const form = useZodForm(Code, { otp: "" });

  async function sendCode(): Promise<void> {
    setBusy(true);
    form.clearErrors();
    try {
      const answer = await browserApi.call(sendPhoneProof, { body: { phone } });
      form.reset();
      setUntil(Date.now() + answer.resendSeconds * 1000);
      toast.success(say.codeIsSent(answer.message));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (isTooSoon(error)) setUntil(Date.now());
      toast.error(error.message);
    } finally {
      setBusy(false);
    }
  }

  async function prove({ otp }: z.output<typeof Code>): Promise<void> {
    storeUser(await browserApi.call(provePhone, { body: { phone, otp } }));
    setUntil(undefined);
    toast.success(login.otpVerified);
  }

  return (
    <>
      <TextButton disabled={busy} onClick={() => void sendCode()}>
        {say.confirmByACode}
      </TextButton>
      <Dialog
        open={until !== undefined}
        onClose={() => setUntil(undefined)}
        title={say.confirmYourNumber}
        description={say.weSentACodeTo(phoneWords(phone))}
      >
        <FormShell
          form={form}
          send={prove}
          onRefused={({ message }, shown) => shown || toast.error(message)}
          className="mt-5 grid gap-6"
        >
          <OtpField
            hint={<ResendOtp until={until ?? 0} busy={busy} send={() => void sendCode()} />}
          />
          <SubmitButton busy={login.verifying}>{login.verifyOtp}</SubmitButton>
        </FormShell>
      </Dialog>
    </>
  );
}
