import { ApiError } from "@suvarna/contract/client";
import { verifyEmail } from "@suvarna/contract/identity/calls";
import { Button } from "@suvarna/ui/button.tsx";
import { ButtonLink } from "@suvarna/ui/button-link.tsx";
import { NeedsJavaScript } from "@suvarna/ui/needs-javascript.tsx";
import { Notice } from "@suvarna/ui/notice.tsx";
import { Skeleton } from "@suvarna/ui/skeleton.tsx";
import * as account from "@suvarna/words/here/accounts";
import * as login from "@suvarna/words/here/accounts-login";
import * as say from "@suvarna/words/here/accounts-recovery";
import { useCallback, useEffect, useRef, useState } from "react";
import type { MetaArgs } from "react-router";
import { browserApi } from "../platform/api.ts";
import { pageMeta } from "../platform/meta.ts";
import { useSessionKnown } from "../platform/session.ts";
import { ConfirmByPassword } from "./confirm-by-password.tsx";
import { useLinkSecret } from "./link-secret.ts";
import { SignInFrame } from "./sign-in-frame.tsx";

export const meta = (place: MetaArgs) =>
  pageMeta({ title: say.confirmYourEmail, personal: true }, place);

/**
 * The result of opening the mailed link. With `password` the link is valid, and the page still asks
 * for the account's password.
 */
interface Outcome {
  readonly kind: "success" | "error" | "password";
  readonly message: string;
  /** Whether the call got no proper reply, so that the same call may succeed later. */
  readonly mayPass?: boolean;
}

const NO_LINK: Outcome = {
  kind: "error",
  message: say.linkIsNotComplete,
};

export default function VerifyEmailPage() {
  const { outcome, setOutcome, secret, send } = useOutcome();
  return (
    <SignInFrame
      title={say.confirmYourAddress}
      picture="social-maroon-velvet"
      back={{ to: "/", label: login.backToHome }}
    >
      <NeedsJavaScript to={say.toConfirmYourAddress} />
      <div className="mt-5.5 min-h-40">
        {outcome?.kind === "password" ? (
          <ConfirmByPassword
            secret={secret ?? ""}
            onDone={(message) => setOutcome({ kind: "success", message })}
          />
        ) : outcome ? (
          <>
            <Notice kind={outcome.kind}>{outcome.message}</Notice>
            {outcome.mayPass && secret ? (
              <Button wide className="mt-4.5" onClick={() => send(secret)}>
                {account.tryAgain}
              </Button>
            ) : (
              <ButtonLink to="/profile" wide className="mt-4.5">
                {say.toYourProfile}
              </ButtonLink>
            )}
          </>
        ) : (
          <Skeleton className="h-14" />
        )}
      </div>
    </SignInFrame>
  );
}

/** The result of the mailed link, whose secret is sent as soon as the page is hydrated. */
function useOutcome() {
  const secret = useLinkSecret();
  const isSessionKnown = useSessionKnown();
  const [outcome, setOutcome] = useState<Outcome>();
  const used = useRef(false);
  const send = useCallback((token: string) => {
    setOutcome(undefined);
    browserApi.call(verifyEmail, { body: { token } }).then(
      ({ message }) => setOutcome({ kind: "success", message: say.emailIsConfirmed(message) }),
      (error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
        const kind = error.code === "password_needed" ? "password" : "error";
        const mayPass = error.status === 0 || error.status >= 500;
        setOutcome({ kind, message: error.message, mayPass });
      },
    );
  }, []);
  useEffect(() => {
    // The secret of the link works only once, so it is sent only once, even if React runs the
    // effect twice. If the browser is not logged in to the account, the server asks for the
    // password.
    if (!secret || !isSessionKnown || used.current) return;
    used.current = true;
    send(secret);
  }, [secret, isSessionKnown, send]);
  return { outcome: secret === null ? NO_LINK : outcome, setOutcome, secret, send };
}
