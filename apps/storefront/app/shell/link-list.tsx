import * as language from "@suvarna/words/here/language";
import { Link } from "react-router";
import { useSession } from "../platform/session.ts";
import { ACCOUNT_LINKS, SIGN_UP, type SiteLink } from "../site-map.ts";
import { LoginLink } from "./login-link.tsx";
import { useCurrentLink } from "./use-current-link.ts";

/** Links as the entries of a vertical list. */
export function LinkEntries({
  links,
  counts,
  className,
}: {
  links: readonly SiteLink[];
  /**
   * The number that is shown beside a link, such as the number of pieces in the cart, by the link's
   * address.
   */
  counts?: Readonly<Record<string, number>> | undefined;
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
  className,
}: {
  counts?: Readonly<Record<string, number>>;
  className: string;
}) {
  const loggedIn = useSession(({ status }) => status === "loggedIn");
  return (
    <>
      <LinkEntries
        links={loggedIn ? ACCOUNT_LINKS : [...ACCOUNT_LINKS, SIGN_UP]}
        counts={counts}
        className={className}
      />
      <li>
        <LoginLink className={className} />
      </li>
    </>
  );
}
