import { Skeleton } from "@suvarna/ui/skeleton.tsx";
import { TextButton } from "@suvarna/ui/text-button.tsx";
import { useState } from "react";
import { useAccess } from "./access-query.ts";
import { LoadFailure } from "./load-failure.tsx";
import { Logins } from "./logins.tsx";
import { PasswordForm } from "./password-form.tsx";
import { ProfileRow } from "./profile-row.tsx";
import { ProfileSection } from "./profile-section.tsx";
import { SecurityRow } from "./security-row.tsx";

/**
 * The section of the profile about access: the password, the second factor and the current logins.
 */
export function AccessSection() {
  const { data, error, refetch } = useAccess();
  return (
    <ProfileSection title="Logging in" about="The ways into this account.">
      {data ? (
        <PasswordRow hasPassword={data.hasPassword} />
      ) : error ? (
        <LoadFailure error={error} retry={() => void refetch()} />
      ) : (
        <Skeleton className="mb-3.5 h-12" />
      )}
      <SecurityRow />
      {data ? <Logins logins={data.logins} /> : null}
      {!data && !error ? <Skeleton className="h-24" /> : null}
    </ProfileSection>
  );
}

function PasswordRow({ hasPassword }: { hasPassword: boolean }) {
  const [isOpen, setOpen] = useState(false);
  if (!hasPassword) {
    return (
      <ProfileRow label="Password" action={null}>
        You log in without a password. With “Recover Password” at the login you can choose one.
      </ProfileRow>
    );
  }
  return (
    <>
      <ProfileRow
        label="Password"
        action={
          isOpen ? null : (
            <TextButton onClick={() => setOpen(true)}>
              Change<span className="sr-only"> your password</span>
            </TextButton>
          )
        }
      >
        Set. A change logs you out everywhere else.
      </ProfileRow>
      {isOpen ? (
        <div className="pt-2 pb-6">
          <PasswordForm />
        </div>
      ) : null}
    </>
  );
}
