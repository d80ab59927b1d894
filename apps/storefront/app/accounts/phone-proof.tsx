import type { User } from "@suvarna/contract/accounts/schemas";
import { ApiError } from "@suvarna/contract/client";
import { provePhone, sendPhoneProof } from "@suvarna/contract/identity/calls";
import { CODE_LENGTH } from "@suvarna/contract/identity/constants";
import { INDIAN_MOBILE } from "@suvarna/domain/formats";
import { useState } from "react";
import { browserApi } from "../platform/api.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { TextButton } from "../ui/text-button.tsx";
import { toast } from "../ui/toast.ts";
import { keepUser } from "./keep-user.ts";
import { OtpField } from "./otp-field.tsx";
import { isTooSoon } from "./phone-login.ts";
import { phoneWords } from "./phone-words.ts";
import { ResendOtp } from "./resend-otp.tsx";

/** What is to be known of the number: whether it is confirmed, or waits for its code. */
export function PhoneProof({ user: { phone, phoneVerified, pendingPhone } }: { user: User }) {
  const wanted = pendingPhone ?? phone;
  const [busy, setBusy] = useState(false);
  const [until, setUntil] = useState<number>();
  const [otp, setOtp] = useState("");
  const [refusal, setRefusal] = useState<string>();
  if (phoneVerified && pendingPhone === null) return "Confirmed";
  if (wanted === "") {
    return "Your account has no number. Add one and save, then confirm it by a code: you can log in with it.";
  }

  if (!INDIAN_MOBILE.test(wanted)) {
    return `Not confirmed: our codes go to Indian mobile numbers only${pendingPhone ? `, and ${phoneWords(wanted)} is none` : ""}.`;
  }

  async function doing(act: () => Promise<void>): Promise<void> {
    setBusy(true);
    setRefusal(undefined);
    try {
      await act();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (isTooSoon(error)) setUntil(Date.now());
      if (error.fields["otp"]) setRefusal(error.fields["otp"]);
      else toast.error(error.message);
    } finally {
      setBusy(false);
    }
  }

  const send = () =>
    doing(async () => {
      const answer = await browserApi.call(sendPhoneProof, { body: { phone: wanted } });
      setOtp("");
      setUntil(Date.now() + answer.resendSeconds * 1000);
      toast.success(answer.message);
    });

  const prove = () =>
    doing(async () => {
      keepUser(await browserApi.call(provePhone, { body: { phone: wanted, otp } }));
      setUntil(undefined);
      toast.success("OTP verified!");
    });

  return (
    <>
      {pendingPhone === null
        ? "Not confirmed yet. "
        : `${phoneWords(pendingPhone)} takes its place once its code is entered. `}
      <TextButton disabled={busy} onClick={() => void send()}>
        Confirm by a code
      </TextButton>
      <Dialog
        open={until !== undefined}
        onClose={() => setUntil(undefined)}
        title="Confirm your number"
        description={`We sent a code to ${phoneWords(wanted)}.`}
      >
        <form
          noValidate
          className="mt-5 grid gap-6"
          onSubmit={(event) => {
            event.preventDefault();
            event.stopPropagation();
            if (otp.length === CODE_LENGTH) void prove();
            else setRefusal("Enter the OTP");
          }}
        >
          <OtpField
            value={otp}
            onChange={setOtp}
            error={refusal}
            hint={<ResendOtp until={until ?? 0} busy={busy} send={() => void send()} />}
          />
          <Button type="submit" busy={busy && "Verifying..."}>
            Verify OTP
          </Button>
        </form>
      </Dialog>
    </>
  );
}
