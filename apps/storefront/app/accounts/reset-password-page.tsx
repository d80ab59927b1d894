import { ButtonLink } from "@suvarna/ui/button-link.tsx";
import { NeedsJavaScript } from "@suvarna/ui/needs-javascript.tsx";
import { Notice } from "@suvarna/ui/notice.tsx";
import { pageMeta } from "../platform/meta.ts";
import { useLinkSecret } from "./link-secret.ts";
import { ResetPasswordForm } from "./reset-password-form.tsx";
import { SignInFrame } from "./sign-in-frame.tsx";

export const meta = () => pageMeta({ title: "Choose a new password", personal: true });

export default function ResetPasswordPage() {
  const secret = useLinkSecret();
  return (
    <SignInFrame
      title="Choose a new password"
      picture="social-maroon-velvet"
      back={{ to: "/login", label: "Back to login" }}
    >
      <p className="text-ink-soft">
        It ends every login of your account; then you log in with the new one.
      </p>
      <NeedsJavaScript to="choose a password" />
      {secret === null ? <NoLink /> : <ResetPasswordForm secret={secret} />}
    </SignInFrame>
  );
}

function NoLink() {
  return (
    <>
      <Notice kind="error" className="mt-7.5">
        This page is opened by the link in our letter. The one you opened is not complete.
      </Notice>
      <ButtonLink to="/forgot-password" wide className="mt-4.5">
        Ask for a new link
      </ButtonLink>
    </>
  );
}
