import { optionalPart } from "@suvarna/ui/optional-part.ts";
import * as say from "@suvarna/words/here/accounts-profile";
import { Suspense } from "react";
import type { MetaArgs } from "react-router";
import { MyProfile } from "../accounts/index.ts";
import { pageMeta } from "../platform/meta.ts";
import { ProfileTiles } from "./profile-tiles.tsx";

export const meta = (place: MetaArgs) => pageMeta({ title: say.profile, personal: true }, place);

/** Without a connection the profile opens without the row, whose code the device may not have. */
const KeepOrdersChoice = optionalPart(() =>
  import("../orders/keep-orders-choice.tsx").then(({ KeepOrdersChoice }) => KeepOrdersChoice),
);

export default function ProfilePage() {
  const onDevice = (
    <Suspense>
      <KeepOrdersChoice />
    </Suspense>
  );
  return <MyProfile tiles={ProfileTiles} onDevice={onDevice} />;
}
