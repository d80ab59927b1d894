import { NeedsJavaScript } from "@suvarna/ui/needs-javascript.tsx";
import * as account from "@suvarna/words/here/accounts";
import * as say from "@suvarna/words/here/accounts-login";
import { type RefObject, useEffect, useRef } from "react";
import { type MetaArgs, useLocation, useNavigate } from "react-router";
import { pageMeta } from "../platform/meta.ts";
import { useSession } from "../platform/session.ts";
import { IntendedPieceCard } from "./intended-piece-card.tsx";
import { LoginForm } from "./login-form.tsx";
import { AFTER_LOGIN, nextPath, SECURITY_HASH } from "./next-path.ts";
import { OtherSignInMethods } from "./other-sign-in-methods.tsx";
import { SignInFrame } from "./sign-in-frame.tsx";
import { SignInSteps } from "./sign-in-steps.tsx";

export const meta = (place: MetaArgs) => pageMeta({ title: say.logInTitle, personal: true }, place);

export default function LoginPage() {
  // Staff without a second factor must first add a second factor.
  const mustAddFactor = useRef(false);
  useRedirectWhenLoggedIn(mustAddFactor);
  return (
    <SignInFrame
      title={say.welcomeBack}
      picture="social-maroon-velvet"
      back={{ to: "/", label: say.backToHome }}
    >
      <SignInSteps>
        {(onSecondStep) => (
          <>
            <p className="text-ink-soft">{say.toSeeYourOrders}</p>
            <IntendedPieceCard />
            <NeedsJavaScript to={account.toLogIn} />
            <LoginForm
              onOpened={({ role }) => {
                mustAddFactor.current = role === "staff";
              }}
              onSecondStep={onSecondStep}
            />
            <OtherSignInMethods onSecondStep={onSecondStep} />
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
