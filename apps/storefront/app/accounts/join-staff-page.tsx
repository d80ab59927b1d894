import { NeedsJavaScript } from "@suvarna/ui/needs-javascript.tsx";
import { Notice } from "@suvarna/ui/notice.tsx";
import { pageMeta } from "../platform/meta.ts";
import { JoinStaffForm } from "./join-staff-form.tsx";
import { useLinkSecret } from "./link-secret.ts";
import { SignInFrame } from "./sign-in-frame.tsx";

export const meta = () => pageMeta({ title: "Join the staff", personal: true });

export default function JoinStaffPage() {
  const secret = useLinkSecret();
  return (
    <SignInFrame
      title="Join the staff"
      picture="social-maroon-velvet"
      back={{ to: "/login", label: "Back to login" }}
    >
      <p className="text-ink-soft">
        An owner of the shop has invited you. Choose a password; then you log in with it.
      </p>
      <NeedsJavaScript to="choose a password" />
      {secret === null ? (
        <Notice kind="error" className="mt-7.5">
          This page is opened by the link in our letter. The one you opened is not complete, or was
          used already. Ask the owner who invited you for another letter.
        </Notice>
      ) : (
        <JoinStaffForm secret={secret} />
      )}
    </SignInFrame>
  );
}
