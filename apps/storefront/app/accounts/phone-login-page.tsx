import { NeedsJavaScript } from "@suvarna/ui/needs-javascript.tsx";
import { useHydrated } from "@suvarna/ui/use-hydrated.ts";
import * as account from "@suvarna/words/here/accounts";
import * as say from "@suvarna/words/here/accounts-login";
import { type RefObject, useEffect, useRef } from "react";
import { Link, type MetaArgs, useLocation, useNavigate } from "react-router";
import { pageMeta } from "../platform/meta.ts";
import { useSession } from "../platform/session.ts";
import { AFTER_PHONE_LOGIN, nextPath } from "./next-path.ts";
import { PhoneLoginForm } from "./phone-login-form.tsx";
import { SignInFrame } from "./sign-in-frame.tsx";
import { SignInSteps } from "./sign-in-steps.tsx";

/** How long the success message is shown, in milliseconds. */
const REDIRECT_AFTER_MS = 1500;

export const meta = (place: MetaArgs) =>
  pageMeta({ title: say.logInByPhone, personal: true }, place);

export default function PhoneLoginPage() {
  const { search } = useLocation();
  const verified = useRef(false);
  const login = `/login${useHydrated() ? search : ""}`;
  useRedirectAfterLogin(verified);
  return (
    <SignInFrame
      title={say.logInByPhone}
      picture="social-nath"
      back={{ to: "/login", label: say.backToLogin }}
    >
      <NeedsJavaScript to={account.toLogIn} />
      <SignInSteps>
        {(onSecondStep) => (
          <PhoneLoginForm
            onVerified={() => {
              verified.current = true;
            }}
            onSecondStep={onSecondStep}
          />
        )}
      </SignInSteps>
      <p className="mt-5.5">
        <Link to={login} className="link-gold text-ink-soft">
          {say.useEmail}
        </Link>
      </p>
    </SignInFrame>
  );
}

/**
 * Navigates to the next page when a user is logged in: at once, or after a moment if the code was
 * just verified.
 */
function useRedirectAfterLogin(verified: RefObject<boolean>) {
  const loggedIn = useSession(({ status }) => status === "loggedIn");
  const { search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (!loggedIn) return;
    const timer = setTimeout(
      () => void navigate(nextPath(search, AFTER_PHONE_LOGIN), { replace: true }),
      verified.current ? REDIRECT_AFTER_MS : 0,
    );
    return () => clearTimeout(timer);
  }, [loggedIn, verified, search, navigate]);
}
