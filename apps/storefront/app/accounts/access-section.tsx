import { Skeleton } from "@suvarna/ui/skeleton.tsx";
import { TextButton } from "@suvarna/ui/text-button.tsx";
import * as fields from "@suvarna/words/here/accounts-fields";
import * as say from "@suvarna/words/here/accounts-security";
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
    <ProfileSection title={say.loggingIn} about={say.waysIn}>
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
      <ProfileRow label={fields.password} action={null}>
        {say.noPassword}
      </ProfileRow>
    );
  }
  return (
    <>
      <ProfileRow
        label={fields.password}
        action={
          isOpen ? null : (
            <TextButton onClick={() => setOpen(true)}>
              {say.change}
              <span className="sr-only">{say.changeWhat}</span>
            </TextButton>
          )
        }
      >
        {say.passwordIsSet}
      </ProfileRow>
      {isOpen ? (
        <div className="pt-2 pb-6">
          <PasswordForm />
        </div>
      ) : null}
    </>
  );
}
