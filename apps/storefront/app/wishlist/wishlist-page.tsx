import { Breadcrumb } from "@suvarna/ui/breadcrumb.tsx";
import { Link } from "react-router";
import { MembersOnly } from "../accounts/index.ts";
import { pageMeta } from "../platform/meta.ts";
import { useSession } from "../platform/session.ts";
import { loginAddress } from "../site-map.ts";
import { WishlistContent } from "./wishlist-content.tsx";
import { WishlistHead } from "./wishlist-head.tsx";
import { WishlistWaiting } from "./wishlist-waiting.tsx";

export const meta = () => pageMeta({ title: "Favorites", personal: true });

export default function WishlistPage() {
  const isVisitor = useSession(({ status }) => status === "loggedOut");
  return (
    <div className="wrap pb-section">
      <Breadcrumb trail={[{ label: "Home", to: "/" }, { label: "Favorites" }]} />
      <WishlistHead />
      {isVisitor ? (
        <>
          <Invitation />
          <WishlistContent />
        </>
      ) : (
        <MembersOnly to="view your wishlist" waiting={<WishlistWaiting />}>
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
      Please log in to view your wishlist. What you keep without an account is in this browser
      alone;{" "}
      <Link to={loginAddress("/wishlist")} className="link-gold text-wine">
        log in
      </Link>{" "}
      to keep it everywhere.
    </p>
  );
}
