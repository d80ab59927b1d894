import * as navigation from "@suvarna/words/here/navigation";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useLogOut } from "../accounts/index.ts";
import { useSession } from "../platform/session.ts";

/** The link to the login page. For a logged-in user a button to log out is shown instead. */
export function LoginLink({
  className,
  children,
}: {
  className?: string;
  /** The icon before the words. */
  children?: ReactNode;
}) {
  const loggedIn = useSession(({ status }) => status === "loggedIn");
  const logOut = useLogOut();
  return (
    <Link
      to="/login"
      className={className}
      onClick={(event) => {
        if (!loggedIn) return;
        event.preventDefault();
        logOut();
      }}
    >
      {children}
      {loggedIn ? navigation.logOut : navigation.logIn}
    </Link>
  );
}
