import { Skeleton } from "@suvarna/ui/skeleton.tsx";
import { useAccess } from "./access-query.ts";
import { LoadFailure } from "./load-failure.tsx";
import { Logins } from "./logins.tsx";
import { PasswordForm } from "./password-form.tsx";
import { ProfileSection } from "./profile-section.tsx";

/** The part of the profile on access: the password and the open logins. */
export function AccessSection() {
  const { data, error, refetch } = useAccess();
  if (error && !data) {
    return (
      <ProfileSection title="Password and logins">
        <LoadFailure error={error} retry={() => void refetch()} />
      </ProfileSection>
    );
  }
  return (
    <>
      <ProfileSection title="Password" about="One of the ways into this account.">
        {data ? (
          data.hasPassword ? (
            <PasswordForm />
          ) : (
            <NoPassword />
          )
        ) : (
          <Skeleton className="h-20" />
        )}
      </ProfileSection>
      <ProfileSection title="Where you are logged in" about="This and other devices.">
        {data ? <Logins logins={data.logins} /> : <Skeleton className="h-40" />}
      </ProfileSection>
    </>
  );
}

function NoPassword() {
  return (
    <p className="text-ink-soft">
      You log in without a password. With “Recover Password” at the login you can choose one.
    </p>
  );
}
