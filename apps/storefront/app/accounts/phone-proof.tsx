import type { User } from "@suvarna/contract/accounts/schemas";
import { ApiError } from "@suvarna/contract/client";
import { sendPhoneProof } from "@suvarna/contract/identity/calls";
import { INDIAN_MOBILE } from "@suvarna/domain/formats";
import { requiredPart } from "@suvarna/ui/required-part.ts";
import { TextButton } from "@suvarna/ui/text-button.tsx";
import { toast } from "@suvarna/ui/toast.ts";
import * as say from "@suvarna/words/here/accounts-profile";
import { Suspense, useRef, useState } from "react";
import { browserApi } from "../platform/api.ts";
import { phoneWords } from "./phone-words.ts";

/** The dialog with its form is loaded when a code is sent. */
const PhoneProofDialog = requiredPart(() =>
  import("./phone-proof-dialog.tsx").then(({ PhoneProofDialog }) => PhoneProofDialog),
);

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
  /** When another code can be sent; null before the first code, undefined when it is not asked for. */
  const [until, setUntil] = useState<number | null | undefined>(null);
  const sentToast = useRef<number>(undefined);

  async function sendCode(): Promise<void> {
    setBusy(true);
    try {
      const answer = await browserApi.call(sendPhoneProof, { body: { phone } });
      setUntil(Date.now() + answer.resendSeconds * 1000);
      sentToast.current = toast.success(say.codeIsSent(answer.message));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.code === "otp_too_soon") setUntil(Date.now());
      toast.error(error.message);
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <TextButton busy={busy} onClick={() => void sendCode()}>
        {say.confirmByACode}
      </TextButton>
      {until === null ? null : (
        <Suspense>
          <PhoneProofDialog
            phone={phone}
            until={until}
            busy={busy}
            send={() => void sendCode()}
            onWrong={() => sentToast.current && toast.dismiss(sentToast.current)}
            onClose={() => setUntil(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}
