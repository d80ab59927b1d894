import type { Shop } from "@suvarna/contract/content/schemas";
import { Icon } from "@suvarna/ui/icon.tsx";
import * as navigation from "@suvarna/words/here/navigation";
import * as say from "@suvarna/words/here/shell";
import { UserRound } from "lucide";
import { Link, useLocation, useNavigation } from "react-router";
import { useSession } from "../platform/session.ts";
import { MAIN_LINKS } from "../site-map.ts";
import { CartLink } from "./cart-link.tsx";
import { FavoritesLink } from "./favorites-link.tsx";
import { LoginLink } from "./login-link.tsx";
import { SearchBox } from "./search-box.tsx";
import { ShopMenu } from "./shop-menu.tsx";
import { SmallMenu } from "./small-menu.tsx";
import { TopStrip } from "./top-strip.tsx";
import { useCurrentLink } from "./use-current-link.ts";
import { Wordmark } from "./wordmark.tsx";

/** The header of every page. */
export function Header({ name, shop }: { name: string; shop: Shop | undefined }) {
  return (
    <header className="group/header relative z-5 border-b border-line bg-ivory print:hidden">
      <TopStrip shop={shop} />
      <div className="wrap grid min-h-15 grid-cols-[1fr_auto_1fr] items-center lg:min-h-18">
        <SmallMenu />
        <MainNavigation />
        <Link
          to="/"
          aria-label={say.logoLink(name)}
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
          <CartLink />
          <ProfileLink />
          <LoginLink className="hidden min-w-17 p-2.5 text-right text-[0.9375rem] lg:block" />
        </div>
      </div>
    </header>
  );
}

/** The paths of the pages on which the link to the shop is underlined in the navigation. */
const SHOP_PAGES = /^\/(shop|products|productlist|product|compare|search)(\/|$)/;

function MainNavigation() {
  const isCurrent = useCurrentLink();
  const { pathname } = useLocation();
  const isLeaving = useNavigation().state !== "idle";
  return (
    <nav
      aria-label={say.mainNavigation}
      // The pressed link has the underline of a hovered one, so the current page loses its own.
      data-leaving={isLeaving || undefined}
      className="hidden gap-4.5 text-small lg:flex xl:gap-7 xl:text-[0.9375rem]"
    >
      {MAIN_LINKS.map(({ label, to }) =>
        to === "/shop" ? (
          <ShopMenu key={to} isCurrent={SHOP_PAGES.test(pathname)} />
        ) : (
          <Link
            key={to}
            to={to}
            aria-current={isCurrent(to) ? "page" : pathname.startsWith(`${to}/`) || undefined}
            className="border-b border-transparent py-2.5 hover:border-gold aria-[current]:not-in-data-leaving:border-gold"
          >
            {label}
          </Link>
        ),
      )}
    </nav>
  );
}

/**
 * The link to the profile, for logged-in users. Visitors find the link to the login in the footer.
 */
function ProfileLink() {
  const loggedIn = useSession(({ status }) => status === "loggedIn");
  if (!loggedIn) return null;
  return (
    <Link
      to="/profile"
      aria-label={navigation.profile}
      className="hidden size-11 place-items-center lg:grid"
    >
      <Icon of={UserRound} size={21} />
    </Link>
  );
}
