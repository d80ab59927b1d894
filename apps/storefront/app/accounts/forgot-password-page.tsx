import { NeedsJavaScript } from "@suvarna/ui/needs-javascript.tsx";
import * as login from "@suvarna/words/here/accounts-login";
import * as say from "@suvarna/words/here/accounts-recovery";
import type { MetaArgs } from "react-router";
import { pageMeta } from "../platform/meta.ts";
import { ForgotPasswordForm } from "./forgot-password-form.tsx";
import { SignInFrame } from "./sign-in-frame.tsx";

export const meta = (place: MetaArgs) =>
  pageMeta({ title: say.recoverYourPassword, personal: true }, place);

export default function ForgotPasswordPage() {
  return (
    <SignInFrame
      title={say.recoverYourPassword}
      picture="social-maroon-velvet"
      back={{ to: "/login", label: login.backToLogin }}
    >
      <p className="text-ink-soft">{say.weSendALetter}</p>
      <NeedsJavaScript to={say.toRecoverYourPassword} />
      <ForgotPasswordForm />
    </SignInFrame>
  );
}
