import { Breadcrumb } from "@suvarna/ui/breadcrumb.tsx";
import * as navigation from "@suvarna/words/here/navigation";
import * as say from "@suvarna/words/here/wishlist";
import { Link, type MetaArgs } from "react-router";
import { MembersOnly } from "../accounts/index.ts";
import { pageMeta } from "../platform/meta.ts";
import { useSession } from "../platform/session.ts";
import { loginAddress } from "../site-map.ts";
import { WishlistContent } from "./wishlist-content.tsx";
import { WishlistHead } from "./wishlist-head.tsx";
import { WishlistWaiting } from "./wishlist-waiting.tsx";

export const meta = (place: MetaArgs) =>
  pageMeta({ title: navigation.favorites, personal: true }, place);

export default function WishlistPage() {
  const isVisitor = useSession(({ status }) => status === "loggedOut");
  return (
    <div className="wrap pb-section">
      <Breadcrumb trail={[{ label: navigation.home, to: "/" }, { label: navigation.favorites }]} />
      <WishlistHead />
      {isVisitor ? (
        <>
          <Invitation />
          <WishlistContent />
        </>
      ) : (
        <MembersOnly to={say.toViewWishlist} waiting={<WishlistWaiting />}>
          {() => <WishlistContent />}
        </MembersOnly>
      )}
    </div>
  );
}

/**
 * Says that the favourites of a visitor without a login are stored only in this browser, and that a
 * login saves them in the account.
 */
function Invitation() {
  return (
    <p className="-mt-2 mb-8 bg-shell px-5 py-4 text-small text-ink-soft">
      {say.invitation(
        <Link key="login" to={loginAddress("/wishlist")} className="link-gold text-wine">
          {say.logIn}
        </Link>,
      )}
    </p>
  );
}
