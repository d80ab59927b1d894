import { ApiError } from "@suvarna/contract/client";
import { type FormEvent, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { TextButton } from "../ui/text-button.tsx";
import { toast } from "../ui/toast.ts";
import { OtpField } from "./otp-field.tsx";
import { PhoneField } from "./phone-field.tsx";
import {
  codePhone,
  isTooSoon,
  logInWithOtp,
  phoneFailure,
  SEND_FAILED,
  sendOtp,
  VERIFY_FAILED,
} from "./phone-login.ts";
import { phoneWords } from "./phone-words.ts";
import { ResendOtp } from "./resend-otp.tsx";
import { SubmitButton } from "./submit-button.tsx";

/** A code that is on its way: to which number, and until when no other can be asked for. */
interface Sent {
  readonly phone: string;
  readonly again: number;
}

/**
 * Logging in by phone, in two steps: the number, then the code. The page leads on once the session
 * is there.
 */
export function PhoneLoginForm({ onVerified }: { onVerified(): void }) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [typed, setTyped] = useState("");
  const [otp, setOtp] = useState("");
  const [sent, setSent] = useState<Sent | null>(null);
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<{ phone?: string; otp?: string }>({});

  async function send() {
    const phone = codePhone(typed);
    if (phone === null) {
      const empty = typed.trim() === "";
      if (empty) toast.error("Enter phone number first");
      setWrong({
        phone: empty
          ? "Enter phone number first"
          : "Enter an Indian mobile number, such as 98000 00000",
      });
      return;
    }
    await work(async () => {
      try {
        const resendSeconds = await sendOtp(phone);
        setSent({ phone, again: Date.now() + resendSeconds * 1000 });
        toast.success("OTP sent to your phone");
      } catch (error) {
        // One is on its way already, such as to who has left the page and come back.
        if (isTooSoon(error)) setSent({ phone, again: Date.now() });
        throw error;
      }
    }, SEND_FAILED);
  }

  function changeNumber() {
    setSent(null);
    setOtp("");
    setWrong({});
  }

  async function verify({ phone }: Sent) {
    if (otp === "") {
      toast.error("Enter the OTP");
      setWrong({ otp: "Enter the OTP" });
      return;
    }
    await work(async () => {
      const registerFirst = await logInWithOtp({ phone, otp }, onVerified);
      toast.success("OTP verified!");
      if (registerFirst === null) return;
      toast.info(registerFirst.message);
      await navigate(`/signup${search}`, { state: registerFirst.profile });
    }, VERIFY_FAILED);
  }

  async function work(step: () => Promise<void>, words: typeof SEND_FAILED) {
    setWrong({});
    setBusy(true);
    try {
      await step();
    } catch (error) {
      toast.error(phoneFailure(error, words));
      if (error instanceof ApiError) setWrong(error.fields);
    }
    setBusy(false);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    void (sent ? verify(sent) : send());
  }

  return (
    <>
      <p className="text-ink-soft">
        {sent ? (
          <>
            We sent a 6-digit code to <span className="num">{phoneWords(sent.phone)}</span>.{" "}
            <TextButton className="text-body!" onClick={changeNumber}>
              Change
            </TextButton>
          </>
        ) : (
          "We send a 6-digit code to your mobile number."
        )}
      </p>
      <form method="post" noValidate onSubmit={submit} className="mt-7.5 grid gap-4.5">
        <PhoneField
          name="phone"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          readOnly={sent !== null}
          error={wrong.phone}
        />
        {sent ? (
          <OtpField
            value={otp}
            onChange={setOtp}
            error={wrong.otp}
            hint={<ResendOtp until={sent.again} busy={busy} send={() => void send()} />}
          />
        ) : null}
        <SubmitButton busy={busy && (sent ? "Verifying..." : "Sending...")}>
          {sent ? "Verify OTP" : "Send OTP"}
        </SubmitButton>
      </form>
    </>
  );
}
