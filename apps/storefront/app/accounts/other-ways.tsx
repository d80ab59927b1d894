import { Phone } from "lucide-react";
import { useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { useShop } from "../platform/root-data.ts";
import { useAlive } from "../platform/use-alive.ts";
import { Button } from "../ui/button.tsx";
import { ButtonLink } from "../ui/button-link.tsx";
import { Icon } from "../ui/icon.tsx";
import { toast } from "../ui/toast.ts";
import { GoogleMark } from "./google-mark.tsx";
import { googleFailureWords, signInWithGoogle } from "./sign-in-with-google.ts";

const LOOK = "px-3! text-[0.9375rem]! normal-case! tracking-normal!";

/** The ways to log in besides e-mail and password. The page leads on once the session is there. */
export function OtherWays() {
  const { googleSignIn } = useShop();
  const { search } = useLocation();
  const asked = useAlive() ? search : "";
  return (
    <>
      <p className="my-7 flex items-center gap-4 text-caption text-ink-mute before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        or
      </p>
      <div className={`grid gap-3 ${googleSignIn ? "grid-cols-2" : ""}`}>
        <ButtonLink
          to={`/phone-login${asked}`}
          look="secondary"
          className={LOOK}
          aria-label="Sign in by phone"
        >
          <Icon of={Phone} size={18} />
          Phone
        </ButtonLink>
        {googleSignIn ? <GoogleButton /> : null}
      </div>
    </>
  );
}

function GoogleButton() {
  const navigate = useNavigate();
  const { search } = useLocation();
  const [asking, setAsking] = useState(false);

  async function ask() {
    setAsking(true);
    try {
      const registerFirst = await signInWithGoogle();
      if (registerFirst === null) toast.success("Login successful!");
      else {
        toast.info(registerFirst);
        await navigate(`/signup${search}`);
      }
    } catch (error) {
      toast.error(googleFailureWords(error));
    }
    setAsking(false);
  }

  return (
    <Button
      look="secondary"
      className={LOOK}
      aria-label="Sign in with Google"
      busy={asking && "Google"}
      onClick={() => void ask()}
    >
      <GoogleMark />
      Google
    </Button>
  );
}
