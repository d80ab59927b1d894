import { requiredPart } from "@suvarna/ui/required-part.ts";
import { Skeleton } from "@suvarna/ui/skeleton.tsx";
import { TextButton } from "@suvarna/ui/text-button.tsx";
import * as say from "@suvarna/words/here/accounts-security";
import { Suspense, useState } from "react";
import { useLocation } from "react-router";
import { SECURITY_HASH } from "./next-path.ts";
import { ProfileRow } from "./profile-row.tsx";

const SecurityPanel = requiredPart(() =>
  import("./security-panel.tsx").then(({ SecurityPanel }) => SecurityPanel),
);

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
        label={say.secondStep}
        action={
          isOpen ? null : (
            <TextButton onClick={() => setPressed(true)}>
              {say.setUp}
              <span className="sr-only">{say.setUpWhat}</span>
            </TextButton>
          )
        }
      >
        {say.secondStepText}
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
