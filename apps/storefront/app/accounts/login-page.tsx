import { type RefObject, useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { pageMeta } from "../platform/meta.ts";
import { useSession } from "../platform/session.ts";
import { AskedPiece } from "./asked-piece.tsx";
import { LoginForm } from "./login-form.tsx";
import { AFTER_LOGIN, nextPath, SECURITY_HASH } from "./next-path.ts";
import { OtherWays } from "./other-ways.tsx";
import { SignInFrame } from "./sign-in-frame.tsx";
import { SignInSteps } from "./sign-in-steps.tsx";

export const meta = () => pageMeta({ title: "Log in", personal: true });

export default function LoginPage() {
  // Staff without a second factor must first add a second factor.
  const mustAddFactor = useRef(false);
  useRedirectWhenLoggedIn(mustAddFactor);
  return (
    <SignInFrame
      title="Welcome back"
      picture="social-maroon-velvet"
      back={{ to: "/", label: "Back to home" }}
    >
      <SignInSteps>
        {(onSecondStep) => (
          <>
            <p className="text-ink-soft">Log in to see your orders and favorites.</p>
            <AskedPiece />
            <noscript>
              <p className="mt-6 bg-amber-tint px-5 py-4 text-amber">
                Please switch on JavaScript to log in.
              </p>
            </noscript>
            <LoginForm
              onOpened={({ role }) => {
                mustAddFactor.current = role === "staff";
              }}
              onSecondStep={onSecondStep}
            />
            <OtherWays onSecondStep={onSecondStep} />
          </>
        )}
      </SignInSteps>
    </SignInFrame>
  );
}

/** Navigates to the next page when a user is logged in, also if the login happened before. */
function useRedirectWhenLoggedIn(mustAddFactor: RefObject<boolean>) {
  const loggedIn = useSession(({ status }) => status === "loggedIn");
  const { search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (!loggedIn) return;
    const next = mustAddFactor.current ? AFTER_LOGIN + SECURITY_HASH : nextPath(search);
    void navigate(next, { replace: true });
  }, [loggedIn, mustAddFactor, search, navigate]);
}
