import type { User } from "@suvarna/contract/accounts/schemas";
import { Breadcrumb } from "@suvarna/ui/breadcrumb.tsx";
import { ButtonLink } from "@suvarna/ui/button-link.tsx";
import { PageHead } from "@suvarna/ui/page.tsx";
import { Skeleton } from "@suvarna/ui/skeleton.tsx";
import { pageMeta } from "../platform/meta.ts";
import { TICKETS } from "../site-map.ts";
import { AccessSection } from "./access-section.tsx";
import { AddressList } from "./address-list.tsx";
import { LetterChoices } from "./letter-choices.tsx";
import { useMe } from "./me-query.ts";
import { MembersOnly } from "./members-only.tsx";
import { ProfileForm } from "./profile-form.tsx";
import { ProfilePicture } from "./profile-picture.tsx";
import { ProfileSection } from "./profile-section.tsx";
import { SecuritySection } from "./security-section.tsx";
import { YourData } from "./your-data.tsx";

export const meta = () => pageMeta({ title: "Profile", personal: true });

export default function ProfilePage() {
  return (
    <div className="wrap pb-section">
      <Breadcrumb trail={[{ label: "Home", to: "/" }, { label: "Profile" }]} />
      <PageHead title="Profile" />
      <MembersOnly
        to="see your profile"
        waiting={<Waiting />}
        person={(user) => <Profile user={user} />}
      />
    </div>
  );
}

/** Shows the stored account at once, and the server's version when it arrives. */
function Profile({ user }: { user: User }) {
  useMe();
  return (
    <div className="grid grid-cols-1 gap-11 lg:grid-cols-[minmax(0,1fr)_24.5rem] lg:gap-16">
      <div className="grid max-w-read grid-cols-1 content-start gap-14">
        <div>
          <ProfilePicture user={user} />
          <ProfileForm key={savedValues(user)} user={user} />
        </div>
        <AccessSection />
        <SecuritySection />
        <ProfileSection title="Letters">
          <LetterChoices user={user} />
        </ProfileSection>
        <ProfileSection title="Your data">
          <YourData />
        </ProfileSection>
      </div>
      <aside className="space-y-7 self-start">
        <AddressList user={user} />
        <ButtonLink to="/order-history" look="secondary" wide>
          Order history
        </ButtonLink>
        <ButtonLink to={TICKETS} look="secondary" wide>
          Support tickets
        </ButtonLink>
      </aside>
    </div>
  );
}

/** A key made of the saved values: when the server's differ, the form starts again with them. */
function savedValues({ fullName, email, phone, location }: User): string {
  return [fullName, email, phone, location].join("\n");
}

function Waiting() {
  return (
    <div className="grid gap-11 lg:grid-cols-[minmax(0,1fr)_24.5rem] lg:gap-16">
      <div className="grid gap-5">
        <Skeleton className="size-18 rounded-round" />
        <Skeleton className="h-13" />
        <Skeleton className="h-13" />
        <Skeleton className="h-13" />
      </div>
      <Skeleton className="h-48" />
    </div>
  );
}
