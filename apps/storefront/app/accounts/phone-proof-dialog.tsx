import { provePhone } from "@suvarna/contract/identity/calls";
import { Otp } from "@suvarna/contract/identity/otp";
import { Dialog } from "@suvarna/ui/dialog.tsx";
import { FormShell, type Refusal } from "@suvarna/ui/forms/form-shell.tsx";
import { SubmitButton } from "@suvarna/ui/forms/submit-button.tsx";
import { useZodForm } from "@suvarna/ui/forms/use-zod-form.ts";
import { toast } from "@suvarna/ui/toast.ts";
import * as login from "@suvarna/words/here/accounts-login";
import * as say from "@suvarna/words/here/accounts-profile";
import { useEffect } from "react";
import * as z from "zod/mini";
import { browserApi } from "../platform/api.ts";
import { OtpField } from "./otp-field.tsx";
import { phoneWords } from "./phone-words.ts";
import { ResendOtp } from "./resend-otp.tsx";
import { storeUser } from "./store-user.ts";

const Code = z.object({ otp: Otp });

/** The dialog that asks for the code which was sent to the user's phone number. */
export function PhoneProofDialog({
  phone,
  until,
  busy,
  send,
  onWrong,
  onClose,
}: {
  phone: string;
  /** When another code can be sent, in milliseconds; undefined while the dialog is closed. */
  until: number | undefined;
  /** Whether a code is being sent. */
  busy: boolean;
  /** Sends another code. */
  send(): void;
  /** Called when the server refuses the typed code. */
  onWrong(): void;
  onClose(): void;
}) {
  const form = useZodForm(Code, { otp: "" });
  const { reset } = form;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new code empties the field
  useEffect(() => reset(), [until, reset]);

  async function prove({ otp }: z.output<typeof Code>): Promise<void> {
    storeUser(await browserApi.call(provePhone, { body: { phone, otp } }));
    onClose();
    toast.success(login.otpVerified);
  }

  function refused({ message }: Refusal, shown: boolean): void {
    onWrong();
    if (!shown) toast.error(message);
  }

  return (
    <Dialog
      open={until !== undefined}
      onClose={onClose}
      title={say.confirmYourNumber}
      description={say.weSentACodeTo(phoneWords(phone))}
    >
      <FormShell form={form} send={prove} onRefused={refused} className="mt-5 grid gap-6">
        <OtpField hint={<ResendOtp until={until ?? 0} busy={busy} send={send} />} />
        <SubmitButton busy={login.verifying}>{login.verifyOtp}</SubmitButton>
      </FormShell>
    </Dialog>
  );
}
