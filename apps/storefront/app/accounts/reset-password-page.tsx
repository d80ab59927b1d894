import { ButtonLink } from "@suvarna/ui/button-link.tsx";
import { NeedsJavaScript } from "@suvarna/ui/needs-javascript.tsx";
import { Notice } from "@suvarna/ui/notice.tsx";
import * as login from "@suvarna/words/here/accounts-login";
import * as say from "@suvarna/words/here/accounts-recovery";
import type { MetaArgs } from "react-router";
import { pageMeta } from "../platform/meta.ts";
import { useLinkSecret } from "./link-secret.ts";
import { ResetPasswordForm } from "./reset-password-form.tsx";
import { SignInFrame } from "./sign-in-frame.tsx";

export const meta = (place: MetaArgs) =>
  pageMeta({ title: say.chooseANewPassword, personal: true }, place);

export default function ResetPasswordPage() {
  const secret = useLinkSecret();
  return (
    <SignInFrame
      title={say.chooseANewPassword}
      picture="social-maroon-velvet"
      back={{ to: "/login", label: login.backToLogin }}
    >
      <p className="text-ink-soft">{say.endsEveryLogin}</p>
      <NeedsJavaScript to={say.toChooseAPassword} />
      {secret === null ? <NoLink /> : <ResetPasswordForm secret={secret} />}
    </SignInFrame>
  );
}

function NoLink() {
  return (
    <>
      <Notice kind="error" className="mt-7.5">
        {say.linkIsNotComplete}
      </Notice>
      <ButtonLink to="/forgot-password" wide className="mt-4.5">
        {say.askForANewLink}
      </ButtonLink>
    </>
  );
}
