import type { Shop } from "@suvarna/contract/content/schemas";
import { Icon } from "@suvarna/ui/icon.tsx";
import { UserRound } from "lucide-react";
import { Link } from "react-router";
import { useSession } from "../platform/session.ts";
import { MAIN_LINKS } from "../site-map.ts";
import { CartLink } from "./cart-link.tsx";
import { DemonstrationBanner } from "./demonstration-banner.tsx";
import { FavoritesLink } from "./favorites-link.tsx";
import { LoginLink } from "./login-link.tsx";
import { PromoBar } from "./promo-bar.tsx";
import { SearchBox } from "./search-box.tsx";
import { SmallMenu } from "./small-menu.tsx";
import { useCurrentLink } from "./use-current-link.ts";
import { Wordmark } from "./wordmark.tsx";

/** The header of every page. */
export function Header({ name, shop }: { name: string; shop: Shop | undefined }) {
  return (
    <header className="relative z-5 border-b border-line bg-ivory print:hidden">
      {shop?.demonstration ? <DemonstrationBanner simulatedRates={shop.simulatedRates} /> : null}
      <PromoBar />
      <div className="wrap grid min-h-16 grid-cols-[1fr_auto_1fr] items-center lg:min-h-21">
        <SmallMenu />
        <MainNavigation />
        <Link
          to="/"
          aria-label={`${name}, home`}
          className="flex min-h-11 items-center justify-self-center text-wine"
        >
          <Wordmark
            name={name}
            className="text-[1.375rem] max-[22rem]:text-[1.1875rem] sm:text-[1.75rem]"
          />
        </Link>
        <div className="-mr-2.5 flex items-center justify-self-end lg:gap-1.5">
          <SearchBox />
          <FavoritesLink />
          <ProfileLink />
          <CartLink />
          <LoginLink className="hidden min-w-17 p-2.5 text-right text-[0.9375rem] lg:block" />
        </div>
      </div>
    </header>
  );
}

function MainNavigation() {
  const isCurrent = useCurrentLink();
  return (
    <nav aria-label="Main" className="hidden gap-5 text-[0.9375rem] lg:flex xl:gap-8.5">
      {MAIN_LINKS.map(({ label, to }) => (
        <Link
          key={to}
          to={to}
          aria-current={isCurrent(to) ? "page" : undefined}
          className="border-b border-transparent py-2.5 hover:border-gold aria-[current]:border-gold"
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}

/** The link to the profile, for logged-in users; visitors find the way to log in in the footer. */
function ProfileLink() {
  const loggedIn = useSession(({ status }) => status === "loggedIn");
  if (!loggedIn) return null;
  return (
    <Link to="/profile" aria-label="Profile" className="hidden size-11 place-items-center lg:grid">
      <Icon of={UserRound} size={21} />
    </Link>
  );
}
