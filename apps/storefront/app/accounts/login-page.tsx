import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { pageMeta } from "../platform/meta.ts";
import { useSession } from "../platform/session.ts";
import { LoginForm } from "./login-form.tsx";
import { nextPath } from "./next-path.ts";
import { OtherWays } from "./other-ways.tsx";
import { SignInFrame } from "./sign-in-frame.tsx";

export const meta = () => pageMeta({ title: "Log in", personal: true });

export default function LoginPage() {
  useRedirectWhenLoggedIn();
  return (
    <SignInFrame
      title="Welcome back"
      picture="cover-necklaces"
      back={{ to: "/", label: "Back to home" }}
    >
      <p className="text-ink-soft">Log in to see your orders and favorites.</p>
      <noscript>
        <p className="mt-6 bg-amber-tint px-5 py-4 text-amber">
          Please switch on JavaScript to log in.
        </p>
      </noscript>
      <LoginForm />
      <OtherWays />
    </SignInFrame>
  );
}

/** Navigates on when a user is logged in, just now or already before. */
function useRedirectWhenLoggedIn() {
  const loggedIn = useSession(({ status }) => status === "loggedIn");
  const { search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (loggedIn) void navigate(nextPath(search), { replace: true });
  }, [loggedIn, search, navigate]);
}
