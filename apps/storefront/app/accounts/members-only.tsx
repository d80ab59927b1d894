import type { User } from "@suvarna/contract/accounts/schemas";
import { needsJavaScript } from "@suvarna/words/here/ui";
import { Fragment, type ReactNode, useDeferredValue } from "react";
import { useSession } from "../platform/session.ts";
import { LoadFailure } from "./load-failure.tsx";
import { LoginPrompt } from "./login-prompt.tsx";
import { useMe } from "./me-query.ts";

/**
 * The part of a page for logged-in users. The server renders `waiting` for everybody; in the
 * browser the page's content or the link to the login replaces it.
 */
export function MembersOnly({
  to,
  waiting,
  frame: Frame = Fragment,
  children,
  person,
}: {
  /** The action that needs the login, such as "see your cart". */
  to: string;
  waiting: ReactNode;
  /**
   * The frame around the waiting placeholder, the link to the login, and the message of a failure;
   * the page's content brings its own frame.
   */
  frame?: (props: { children: ReactNode }) => ReactNode;
  /** The page's content, if it needs only a login and no data of the user. */
  children?: () => ReactNode;
  /** The page's content if it needs the user's data, which is fetched first. */
  person?: (user: User) => ReactNode;
}) {
  const session = useSession();
  // React renders the page's content in short tasks, between which the browser can paint and
  // scroll. A change of the store itself would be rendered in a single task. At a logout the content
  // goes at once, because its queries have no login any more.
  const rendered = useDeferredValue(session);
  const { status, user } = session.status === "loggedOut" ? session : rendered;
  if (status === "loggedOut") {
    return (
      <Frame>
        <LoginPrompt to={to} />
      </Frame>
    );
  }
  if (status === "loggedIn" && children) return children();
  if (status === "loggedIn" && person && user) return person(user);
  return (
    <Frame>
      <noscript>
        <p className="mb-8 bg-amber-tint px-5 py-4 text-amber">{needsJavaScript(to)}</p>
      </noscript>
      <div className="noscript:hidden">
        {status === "loggedIn" ? <LoadPerson waiting={waiting} /> : waiting}
      </div>
    </Frame>
  );
}

/**
 * Loads the user, of whom the browser has stored only the ids. If that fails, the page says why and
 * offers to try again.
 */
function LoadPerson({ waiting }: { waiting: ReactNode }) {
  const { error, refetch } = useMe();
  return error ? <LoadFailure error={error} retry={() => void refetch()} /> : waiting;
}
