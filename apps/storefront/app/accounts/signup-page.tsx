import { NeedsJavaScript } from "@suvarna/ui/needs-javascript.tsx";
import { useHydrated } from "@suvarna/ui/use-hydrated.ts";
import * as say from "@suvarna/words/here/accounts-login";
import { Link, type MetaArgs, useLocation } from "react-router";
import { pageMeta } from "../platform/meta.ts";
import { SignInFrame } from "./sign-in-frame.tsx";
import { SignupForm } from "./signup-form.tsx";

export const meta = (place: MetaArgs) =>
  pageMeta({ title: say.createAnAccount, personal: true }, place);

export default function SignupPage() {
  const { search } = useLocation();
  const login = `/login${useHydrated() ? search : ""}`;
  return (
    <SignInFrame
      title={say.createAnAccountHeading}
      picture="social-maroon-velvet"
      wide
      back={{ to: "/login", label: say.backToLogin }}
    >
      <p className="text-ink-soft">
        {say.haveOneAlready}{" "}
        <Link to={login} className="link-gold text-wine">
          {say.logIn}
        </Link>
      </p>
      <NeedsJavaScript to={say.toCreateAnAccount} />
      <SignupForm />
    </SignInFrame>
  );
}
