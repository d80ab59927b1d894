import type { User } from "@suvarna/contract/accounts/schemas";
import { Skeleton } from "@suvarna/ui/skeleton.tsx";
import * as say from "@suvarna/words/here/accounts-profile";
import type { ReactNode } from "react";
import { AccessSection } from "./access-section.tsx";
import { AccountFrame } from "./account-frame.tsx";
import { AddressList } from "./address-list.tsx";
import { LetterChoices } from "./letter-choices.tsx";
import { useMe } from "./me-query.ts";
import { MembersOnly } from "./members-only.tsx";
import { ProfileForm } from "./profile-form.tsx";
import { ProfilePicture } from "./profile-picture.tsx";
import { ProfileSection } from "./profile-section.tsx";
import { YourData } from "./your-data.tsx";

/**
 * The profile of the logged-in user.
 * @param tiles the content above the account's own data, such as the order that is on its way
 * @param onDevice the row about what this device keeps of the user's data
 */
export function MyProfile({
  tiles: Tiles,
  onDevice,
}: {
  tiles: (props: { user: User }) => ReactNode;
  onDevice: ReactNode;
}) {
  return (
    <MembersOnly
      to={say.toSeeYourProfile}
      waiting={<Waiting />}
      frame={ProfileFrame}
      person={(user) => (
        <Profile user={user} onDevice={onDevice}>
          <Tiles user={user} />
        </Profile>
      )}
    />
  );
}

/** The frame of the page while the account is not loaded. */
function ProfileFrame({ children }: { children: ReactNode }) {
  return (
    <AccountFrame user={null} title={say.profile}>
      {children}
    </AccountFrame>
  );
}

/** Shows the stored copy of the account at once, and the server's data when it arrives. */
function Profile({
  user,
  onDevice,
  children,
}: {
  user: User;
  onDevice: ReactNode;
  children: ReactNode;
}) {
  useMe();
  return (
    <AccountFrame user={user} title={say.namaste(user.fullName.split(" ")[0] ?? "")}>
      {children}
      <ProfileSection title={say.aboutYou} about={say.onYourInvoices}>
        <ProfilePicture user={user} />
        <ProfileForm key={savedValues(user)} user={user} />
      </ProfileSection>
      <ProfileSection title={say.addresses} about={say.defaultIsOffered}>
        <AddressList user={user} />
      </ProfileSection>
      <AccessSection />
      <ProfileSection title={say.letters} about={say.aboutOrdersAlways}>
        <LetterChoices user={user} />
      </ProfileSection>
      <ProfileSection title={say.yourData}>
        {onDevice}
        <YourData />
      </ProfileSection>
    </AccountFrame>
  );
}

/**
 * A key made of the saved values: when the values from the server differ, the form starts again
 * with them.
 */
function savedValues({ fullName, email, phone, location }: User): string {
  return [fullName, email, phone, location].join("\n");
}

function Waiting() {
  return (
    <div aria-busy className="grid gap-5">
      <Skeleton className="size-18 rounded-round" />
      <Skeleton className="h-13" />
      <Skeleton className="h-13" />
      <Skeleton className="h-13" />
    </div>
  );
}
