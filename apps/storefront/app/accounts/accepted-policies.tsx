import * as account from "@suvarna/words/here/accounts";
import { Link } from "react-router";
import { PRIVACY, TERMS } from "../site-map.ts";

/**
 * Names the policies that a user accepts, for example by signing up. The links open in a new tab,
 * so that a half-filled form stays open.
 */
export function AcceptedPolicies({ by, className }: { by: string; className?: string }) {
  return (
    <p className={`text-caption text-ink-mute ${className ?? ""}`}>
      {account.acceptedPolicies(
        by,
        <PolicyLink key="terms" to={TERMS}>
          {account.terms}
        </PolicyLink>,
        <PolicyLink key="privacy" to={PRIVACY}>
          {account.privacyPolicy}
        </PolicyLink>,
      )}
    </p>
  );
}

function PolicyLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} target="_blank" className="link-gold text-wine">
      {children}
      <span className="sr-only">{account.opensInNewTab}</span>
    </Link>
  );
}
