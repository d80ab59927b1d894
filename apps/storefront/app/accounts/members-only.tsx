import type { User } from "@suvarna/contract/accounts/schemas";
import { ButtonLink } from "@suvarna/ui/button-link.tsx";
import { EmptyState } from "@suvarna/ui/empty-state.tsx";
import { Fragment, type ReactNode } from "react";
import { useLocation } from "react-router";
import { useSession } from "../platform/session.ts";
import { loginAddress } from "../site-map.ts";
import { useMe } from "./me-query.ts";

/**
 * The part of a page that is for whoever is logged in. The server renders it for everyone as what
 * `waiting` shows; in the browser it becomes the page itself or the way to the login and back.
 */
export function MembersOnly({
  to,
  waiting,
  frame: Frame = Fragment,
  children,
}: {
  /** What one comes here for: "see your cart". */
  to: string;
  waiting: ReactNode;
  /** Stands around all but the page itself. */
  frame?: (props: { children: ReactNode }) => ReactNode;
  children(user: User): ReactNode;
}) {
  const { status, user } = useSession();
  const { pathname, search } = useLocation();
  if (status === "loggedOut") {
    const login = <ButtonLink to={loginAddress(pathname + search)}>Log in</ButtonLink>;
    return (
      <Frame>
        <EmptyState title={`Please log in to ${to}`} action={login} />
      </Frame>
    );
  }
  if (status === "loggedIn" && user) return children(user);
  return (
    <Frame>
      <noscript>
        <p className="mb-8 bg-amber-tint px-5 py-4 text-amber">
          Please switch on JavaScript to {to}.
        </p>
      </noscript>
      {status === "loggedIn" ? <RememberedUser /> : null}
      {waiting}
    </Frame>
  );
}

/** Asks who it is when the browser kept the token but not the account. */
function RememberedUser() {
  useMe();
  return null;
}
