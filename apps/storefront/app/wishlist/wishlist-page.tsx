import { useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { MembersOnly } from "../accounts/members-only.tsx";
import { pageMeta } from "../platform/meta.ts";
import { useSession } from "../platform/session.ts";
import { loginAddress } from "../site-map.ts";
import { Breadcrumb } from "../ui/breadcrumb.tsx";
import { toast } from "../ui/toast.ts";
import { WishlistContent } from "./wishlist-content.tsx";
import { WishlistHead } from "./wishlist-head.tsx";
import { WishlistWaiting } from "./wishlist-waiting.tsx";

export const meta = () => pageMeta({ title: "Favorites", personal: true });

export default function WishlistPage() {
  useLoginForVisitors();
  return (
    <div className="wrap pb-section">
      <Breadcrumb trail={[{ label: "Home", to: "/" }, { label: "Favorites" }]} />
      <WishlistHead />
      <MembersOnly to="view your wishlist" waiting={<WishlistWaiting />}>
        {() => <WishlistContent />}
      </MembersOnly>
    </div>
  );
}

/** Leads a visitor to the login and back. One who logs out here is on the way elsewhere. */
function useLoginForVisitors() {
  const status = useSession((session) => session.status);
  const navigate = useNavigate();
  const decided = useRef(false);
  useEffect(() => {
    if (status === "unknown" || decided.current) return;
    decided.current = true;
    if (status === "loggedIn") return;
    toast.error("Please log in to view your wishlist.");
    void navigate(loginAddress("/wishlist"), { replace: true });
  }, [status, navigate]);
}
