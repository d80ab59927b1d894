import type { FactorNeeded } from "@suvarna/contract/identity/factor-schemas";
import { Otp } from "@suvarna/contract/identity/otp";
import { FormShell } from "@suvarna/ui/forms/form-shell.tsx";
import { SubmitButton } from "@suvarna/ui/forms/submit-button.tsx";
import { useZodForm } from "@suvarna/ui/forms/use-zod-form.ts";
import { Notice } from "@suvarna/ui/notice.tsx";
import { TextButton } from "@suvarna/ui/text-button.tsx";
import * as say from "@suvarna/words/here/accounts-login";
import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import * as z from "zod/mini";
import { OtpField } from "./otp-field.tsx";
import { PhoneField } from "./phone-field.tsx";
import {
  isTooSoon,
  logInWithOtp,
  phoneFailure,
  SEND_FAILED,
  sendOtp,
  TypedPhone,
  VERIFY_FAILED,
} from "./phone-login.ts";
import { phoneWords } from "./phone-words.ts";
import { ResendOtp } from "./resend-otp.tsx";

/** The first step validates only the number; the code is not checked yet. */
const FirstStep = z.object({ phone: TypedPhone, otp: z.string() });
const SecondStep = z.object({ phone: TypedPhone, otp: Otp });

/**
 * A one-time code that was sent: the phone number, and the time from which another code may be
 * requested.
 */
interface Sent {
  readonly phone: string;
  readonly again: number;
}

/** The success or error message above the form's fields. */
interface FormNotice {
  readonly kind: "success" | "error";
  readonly words: string;
}

/**
 * The form to log in by phone in two steps: first the number, then the code. The page around the
 * form navigates on once the session exists.
 */
export function PhoneLoginForm({
  onVerified,
  onSecondStep,
}: {
  onVerified(): void;
  onSecondStep(waiting: FactorNeeded): void;
}) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [sent, setSent] = useState<Sent | null>(null);
  const form = useZodForm(sent ? SecondStep : FirstStep, { otp: "" });
  const { errors, isSubmitting, isSubmitted } = form.formState;
  const [notice, setNotice] = useState<FormNotice | null>(null);

  // The field of the new step takes the focus, because the pressed button may be gone.
  const { setFocus } = form;
  const step = sent ? "otp" : "phone";
  const shownStep = useRef(step);
  useEffect(() => {
    if (shownStep.current !== step) setFocus(step);
    shownStep.current = step;
  }, [step, setFocus]);

  // After a step the form forgets that it was sent, because it would call the next code wrong at its
  // first digit.
  const { reset } = form;
  const hasErrors = Object.keys(errors).length > 0;
  useEffect(() => {
    if (isSubmitted && !isSubmitting && !hasErrors) reset(undefined, { keepValues: true });
  }, [isSubmitted, isSubmitting, hasErrors, reset]);

  async function sendCode(phone: string): Promise<void> {
    try {
      const resendSeconds = await sendOtp(phone);
      setSent({ phone, again: Date.now() + resendSeconds * 1000 });
      setNotice({ kind: "success", words: say.otpSent });
    } catch (error) {
      // A code was sent shortly before, for example when the visitor left the page and came back.
      if (isTooSoon(error)) setSent({ phone, again: Date.now() });
      throw error;
    }
  }

  async function sendAgain(phone: string): Promise<void> {
    form.clearErrors();
    await sendCode(phone).catch((error) => refused(error, SEND_FAILED));
  }

  /**
   * Shows above the fields why a step failed, and empties the code's field, so that the code can be
   * typed again. The fields do not repeat the reason.
   */
  function refused(error: unknown, otherwise: typeof SEND_FAILED): void {
    setNotice({ kind: "error", words: phoneFailure(error, otherwise) });
    form.setValue("otp", "");
    form.clearErrors();
  }

  function changeNumber(): void {
    setSent(null);
    setNotice(null);
    form.setValue("otp", "");
    form.clearErrors();
  }

  async function verify(values: { phone: string; otp: string }): Promise<void> {
    const next = await logInWithOtp(values, onVerified);
    setNotice({ kind: "success", words: say.otpVerified });
    if (next === null) return;
    if ("factorNeeded" in next) return onSecondStep(next);
    await navigate(`/signup${search}`, { state: next.profile });
  }

  return (
    <>
      <p className="text-ink-soft">
        {sent ? (
          <>
            {say.weSentACode(
              <span key="phone" className="num">
                {phoneWords(sent.phone)}
              </span>,
            )}
            <TextButton className="text-body!" onClick={changeNumber}>
              {say.change}
            </TextButton>
          </>
        ) : (
          say.weSendACode
        )}
      </p>
      <FormShell
        form={form}
        send={(values) => (sent ? verify(values) : sendCode(values.phone))}
        onInvalid={() => setNotice(null)}
        onRefused={(refusal) => refused(refusal, sent ? VERIFY_FAILED : SEND_FAILED)}
        className="mt-6 grid gap-4.5"
      >
        {notice ? <Notice kind={notice.kind}>{notice.words}</Notice> : null}
        {sent ? null : <PhoneField {...form.register("phone")} error={errors.phone?.message} />}
        {sent ? (
          <OtpField
            hint={
              <ResendOtp
                until={sent.again}
                busy={isSubmitting}
                send={() => void sendAgain(sent.phone)}
              />
            }
          />
        ) : null}
        <SubmitButton wide busy={sent ? say.verifying : say.sending}>
          {sent ? say.verifyOtp : say.sendOtp}
        </SubmitButton>
      </FormShell>
    </>
  );
}
