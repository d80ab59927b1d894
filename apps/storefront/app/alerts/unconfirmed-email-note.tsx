import { Notice } from "@suvarna/ui/notice.tsx";
import * as say from "@suvarna/words/here/alerts";
import { EmailProof, useMe } from "../accounts/index.ts";
import { useSession } from "../platform/session.ts";

/**
 * Says that alerts can't be mailed to an unconfirmed address, and how to confirm the address.
 * Nothing is shown for a confirmed address.
 */
export function UnconfirmedEmailNote({ className }: { className?: string }) {
  useMe();
  const { user } = useSession();
  if (!user || user.emailVerified) return null;
  return (
    <Notice kind="warning" className={className}>
      <span className="wrap-anywhere">
        {user.email === "" ? say.waitsWithoutEmail : say.waitsForEmail(user.email)}
      </span>{" "}
      <EmailProof user={user} />
    </Notice>
  );
}
