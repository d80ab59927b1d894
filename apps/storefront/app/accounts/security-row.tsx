import { Skeleton } from "@suvarna/ui/skeleton.tsx";
import { TextButton } from "@suvarna/ui/text-button.tsx";
import { lazy, Suspense, useState } from "react";
import { useLocation } from "react-router";
import { SECURITY_HASH } from "./next-path.ts";
import { ProfileRow } from "./profile-row.tsx";

const SecurityPanel = lazy(async () => ({
  default: (await import("./security-panel.tsx")).SecurityPanel,
}));

/**
 * The row of the profile about the second factor. The row's panel is loaded when the row is opened.
 */
export function SecurityRow() {
  const { hash } = useLocation();
  const [pressed, setPressed] = useState(false);
  const isOpen = pressed || hash === SECURITY_HASH;
  return (
    <div id={SECURITY_HASH.slice(1)} className="scroll-mt-24 border-t border-line pt-3.5">
      <ProfileRow
        label="Second step"
        action={
          isOpen ? null : (
            <TextButton onClick={() => setPressed(true)}>
              Set up<span className="sr-only"> the second step of the login</span>
            </TextButton>
          )
        }
      >
        With it your password alone opens nothing: a code of an app, or a passkey, has to come too.
      </ProfileRow>
      {isOpen ? (
        <div className="pt-3 pb-5">
          <Suspense fallback={<Skeleton className="h-24" />}>
            <SecurityPanel />
          </Suspense>
        </div>
      ) : null}
    </div>
  );
}
