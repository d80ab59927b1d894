import { Link } from "react-router";
import { useSession } from "../platform/session.ts";
import { ACCOUNT_LINKS, SIGN_UP, type SiteLink } from "../site-map.ts";
import { LoginLink } from "./login-link.tsx";
import { useCurrentLink } from "./use-current-link.ts";

/** Links below each other, as entries of a list. */
export function LinkEntries({
  links,
  className,
}: {
  links: readonly SiteLink[];
  className: string;
}) {
  const isCurrent = useCurrentLink();
  return links.map(({ label, to }) => (
    <li key={label}>
      <Link to={to} aria-current={isCurrent(to) ? "page" : undefined} className={className}>
        {label}
      </Link>
    </li>
  ));
}

/** A shopper's own links; who is logged in needs no Signup. */
export function AccountEntries({ className }: { className: string }) {
  const loggedIn = useSession(({ status }) => status === "loggedIn");
  return (
    <>
      <LinkEntries
        links={loggedIn ? ACCOUNT_LINKS : [...ACCOUNT_LINKS, SIGN_UP]}
        className={className}
      />
      <li>
        <LoginLink className={className} />
      </li>
    </>
  );
}
