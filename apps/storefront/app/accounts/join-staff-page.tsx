import { NeedsJavaScript } from "@suvarna/ui/needs-javascript.tsx";
import { Notice } from "@suvarna/ui/notice.tsx";
import * as login from "@suvarna/words/here/accounts-login";
import * as say from "@suvarna/words/here/accounts-recovery";
import type { MetaArgs } from "react-router";
import { pageMeta } from "../platform/meta.ts";
import { JoinStaffForm } from "./join-staff-form.tsx";
import { useLinkSecret } from "./link-secret.ts";
import { SignInFrame } from "./sign-in-frame.tsx";

export const meta = (place: MetaArgs) =>
  pageMeta({ title: say.joinTheStaff, personal: true }, place);

export default function JoinStaffPage() {
  const secret = useLinkSecret();
  return (
    <SignInFrame
      title={say.joinTheStaff}
      picture="social-maroon-velvet"
      back={{ to: "/login", label: login.backToLogin }}
    >
      <p className="text-ink-soft">{say.ownerHasInvitedYou}</p>
      <NeedsJavaScript to={say.toChooseAPassword} />
      {secret === null ? (
        <Notice kind="error" className="mt-7.5">
          {say.invitationIsNotComplete}
        </Notice>
      ) : (
        <JoinStaffForm secret={secret} />
      )}
    </SignInFrame>
  );
}
