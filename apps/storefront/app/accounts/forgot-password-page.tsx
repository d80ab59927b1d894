import { NeedsJavaScript } from "@suvarna/ui/needs-javascript.tsx";
import { pageMeta } from "../platform/meta.ts";
import { ForgotPasswordForm } from "./forgot-password-form.tsx";
import { SignInFrame } from "./sign-in-frame.tsx";

export const meta = () => pageMeta({ title: "Recover your password", personal: true });

export default function ForgotPasswordPage() {
  return (
    <SignInFrame
      title="Recover your password"
      picture="social-maroon-velvet"
      back={{ to: "/login", label: "Back to login" }}
    >
      <p className="text-ink-soft">
        We send a letter to your e-mail address, with a link to choose a new password.
      </p>
      <NeedsJavaScript to="recover your password" />
      <ForgotPasswordForm />
    </SignInFrame>
  );
}
