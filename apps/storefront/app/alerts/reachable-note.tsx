import { Notice } from "@suvarna/ui/notice.tsx";
import { EmailProof, useMe } from "../accounts/index.ts";
import { useSession } from "../platform/session.ts";

/** Says where an alert would reach nobody, and what helps; nothing where the e-mail is confirmed. */
export function ReachableNote({ className }: { className?: string }) {
  useMe();
  const { user } = useSession();
  if (!user || user.emailVerified) return null;
  return (
    <Notice kind="warning" className={className}>
      <span className="wrap-anywhere">
        Your alerts go to {user.email} once it is confirmed, and wait until then.
      </span>{" "}
      <EmailProof user={user} />
    </Notice>
  );
}
