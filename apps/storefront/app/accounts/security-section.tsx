import { Button } from "@suvarna/ui/button.tsx";
import { Skeleton } from "@suvarna/ui/skeleton.tsx";
import { lazy, Suspense, useState } from "react";
import { useLocation } from "react-router";
import { SECURITY_HASH } from "./next-path.ts";
import { ProfileSection } from "./profile-section.tsx";

const SecurityPanel = lazy(async () => ({
  default: (await import("./security-panel.tsx")).SecurityPanel,
}));

/**
 * The part of the profile on the second step of the login. Its panel is loaded when it is opened.
 */
export function SecuritySection() {
  const { hash } = useLocation();
  const [pressed, setPressed] = useState(false);
  return (
    <div id={SECURITY_HASH.slice(1)} className="scroll-mt-24">
      <ProfileSection title="Security">
        <p className="text-ink-soft">
          With a second step at the login, your password alone opens nothing: a code of an
          authenticator app, or a passkey, has to come with it.
        </p>
        <div className="mt-6">
          {pressed || hash === SECURITY_HASH ? (
            <Suspense fallback={<Skeleton className="h-24" />}>
              <SecurityPanel />
            </Suspense>
          ) : (
            <Button look="secondary" onClick={() => setPressed(true)}>
              Second step of the login
            </Button>
          )}
        </div>
      </ProfileSection>
    </div>
  );
}
