import { ApiError } from "@suvarna/contract/client";
import type { FactorNeeded } from "@suvarna/contract/identity/factor-schemas";
import { Button } from "@suvarna/ui/button.tsx";
import { ButtonLink } from "@suvarna/ui/button-link.tsx";
import { Icon } from "@suvarna/ui/icon.tsx";
import { Notice } from "@suvarna/ui/notice.tsx";
import { toast } from "@suvarna/ui/toast.ts";
import { useHydrated } from "@suvarna/ui/use-hydrated.ts";
import * as say from "@suvarna/words/here/accounts-login";
import { Phone } from "lucide";
import { useState } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import { useShop } from "../platform/root-data.ts";
import { GoogleMark } from "./google-mark.tsx";
import { PasskeyLoginButton } from "./passkey-login-button.tsx";
import { googleFailureWords, signInWithGoogle } from "./sign-in-with-google.ts";

const LOOK = "px-3! text-[0.9375rem]! normal-case! tracking-normal!";

/**
 * The buttons to log in by other methods than e-mail and password. The page around them navigates
 * on once the session exists.
 */
export function OtherSignInMethods({
  onSecondStep,
}: {
  onSecondStep(waiting: FactorNeeded): void;
}) {
  const { googleSignIn } = useShop();
  const { search } = useLocation();
  const parameters = useHydrated() ? search : "";
  const [failure, setFailure] = useState<GoogleFailure | null>(null);
  return (
    <>
      <p className="my-7 flex items-center gap-4 text-caption text-ink-mute before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {say.or}
      </p>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(6.5rem,1fr))] gap-3">
        <ButtonLink
          to={`/phone-login${parameters}`}
          look="secondary"
          className={LOOK}
          aria-label={say.signInByPhone}
        >
          <Icon of={Phone} size={18} />
          {say.phone}
        </ButtonLink>
        {googleSignIn ? <GoogleButton failed={setFailure} onSecondStep={onSecondStep} /> : null}
        <PasskeyLoginButton className={LOOK} />
      </div>
      {failure ? (
        <Notice kind="error" className="mt-4.5">
          <p>{failure.words}</p>
          {failure.hasOtherMethod ? (
            <p className="mt-2">
              <Link to="/forgot-password" className="link-gold">
                {say.forgotPassword}
              </Link>{" "}
              ·{" "}
              <Link to="/support" className="link-gold">
                {say.support}
              </Link>
            </p>
          ) : null}
        </Notice>
      ) : null}
    </>
  );
}

/** Why the sign-in with Google has failed. */
interface GoogleFailure {
  readonly words: string;
  /** Whether the account with this e-mail address uses another login method than Google. */
  readonly hasOtherMethod: boolean;
}

/**
 * @param failed receives the failure of the sign-in with Google, and null when another attempt
 *   begins
 */
function GoogleButton({
  failed,
  onSecondStep,
}: {
  failed(failure: GoogleFailure | null): void;
  onSecondStep(waiting: FactorNeeded): void;
}) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const [asking, setAsking] = useState(false);

  async function ask() {
    setAsking(true);
    failed(null);
    try {
      const next = await signInWithGoogle();
      if (next === null) toast.success(say.loginSuccessful);
      else if (typeof next === "object") return onSecondStep(next);
      else {
        await navigate(`/signup${search}`);
      }
    } catch (error) {
      const hasOtherMethod = error instanceof ApiError && error.code === "other_method";
      const words = hasOtherMethod ? error.message : googleFailureWords(error);
      failed({ words, hasOtherMethod });
    }
    setAsking(false);
  }

  return (
    <Button
      look="secondary"
      className={LOOK}
      aria-label={say.signInWithGoogle}
      busy={asking && "Google"}
      onClick={() => void ask()}
    >
      <GoogleMark />
      Google
    </Button>
  );
}
