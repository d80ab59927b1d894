import { useHydrated } from "@suvarna/ui/use-hydrated.ts";
import { Link, useLocation } from "react-router";
import { pageMeta } from "../platform/meta.ts";
import { SignInFrame } from "./sign-in-frame.tsx";
import { SignupForm } from "./signup-form.tsx";

export const meta = () => pageMeta({ title: "Create an account", personal: true });

export default function SignupPage() {
  const { search } = useLocation();
  const login = `/login${useHydrated() ? search : ""}`;
  return (
    <SignInFrame
      title="Create an Account"
      picture="social-maroon-velvet"
      wide
      back={{ to: "/login", label: "Back to login" }}
    >
      <p className="text-ink-soft">
        Have one already?{" "}
        <Link to={login} className="link-gold text-wine">
          Log in
        </Link>
      </p>
      <noscript>
        <p className="mt-6 bg-amber-tint px-5 py-4 text-amber">
          Please switch on JavaScript to create an account.
        </p>
      </noscript>
      <SignupForm />
    </SignInFrame>
  );
}
