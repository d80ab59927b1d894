import { Icon } from "@suvarna/ui/icon.tsx";
import * as language from "@suvarna/words/here/language";
import type { IconNode } from "lucide";
import { Link } from "react-router";
import { useSession } from "../platform/session.ts";
import { ACCOUNT_LINKS, SIGN_UP, type SiteLink } from "../site-map.ts";
import { LoginLink } from "./login-link.tsx";
import { useCurrentLink } from "./use-current-link.ts";

/** The key of the icon of the button that logs the shopper out, which has no address. */
export const LOG_OUT = "log-out";
/** The icon before a link, by the link's address. */
type Icons = Readonly<Record<string, IconNode>>;

/** Links as the entries of a vertical list. */
export function LinkEntries({
  links,
  counts,
  icons,
  className,
}: {
  links: readonly SiteLink[];
  /**
   * The number that is shown beside a link, such as the number of pieces in the cart, by the link's
   * address.
   */
  counts?: Readonly<Record<string, number>> | undefined;
  icons?: Icons | undefined;
  className: string;
}) {
  const isCurrent = useCurrentLink();
  return links.map(({ label, to }) => (
    <li key={to}>
      <Link
        to={to}
        lang={language.langOf(label)}
        aria-current={isCurrent(to) ? "page" : undefined}
        className={className}
      >
        <Mark of={icons?.[to]} />
        {label}
        {counts?.[to] ? (
          <span className="pl-1.5 text-ink-mute tabular-nums"> ({counts[to]})</span>
        ) : null}
      </Link>
    </li>
  ));
}

/** The links to the shopper's own pages. A logged-in user does not see the link "Signup". */
export function AccountEntries({
  counts,
  icons,
  className,
}: {
  counts?: Readonly<Record<string, number>>;
  icons?: Icons;
  className: string;
}) {
  const loggedIn = useSession(({ status }) => status === "loggedIn");
  return (
    <>
      <li>
        <LoginLink className={className}>
          <Mark of={icons?.[loggedIn ? LOG_OUT : "/login"]} />
        </LoginLink>
      </li>
      <LinkEntries
        links={loggedIn ? ACCOUNT_LINKS : [...ACCOUNT_LINKS, SIGN_UP]}
        counts={counts}
        icons={icons}
        className={className}
      />
    </>
  );
}

function Mark({ of }: { of: IconNode | undefined }) {
  return of ? <Icon of={of} size={18} className="mr-3" /> : null;
}
