import * as say from "@suvarna/words/here/accounts-profile";
import { MyProfile } from "../accounts/index.ts";
import { pageMeta } from "../platform/meta.ts";
import { ProfileTiles } from "./profile-tiles.tsx";

export const meta = () => pageMeta({ title: say.profile, personal: true });

export default function ProfilePage() {
  return <MyProfile tiles={ProfileTiles} />;
}
