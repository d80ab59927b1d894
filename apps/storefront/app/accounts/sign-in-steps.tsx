import type { FactorNeeded } from "@suvarna/contract/identity/factor-schemas";
import { requiredPart } from "@suvarna/ui/required-part.ts";
import { Skeleton } from "@suvarna/ui/skeleton.tsx";
import { type ReactNode, Suspense, useState } from "react";

const SecondStep = requiredPart(() =>
  import("./second-step.tsx").then(({ SecondStep }) => SecondStep),
);

/** Shows the first step of a login, and the second step for an account with a second factor. */
export function SignInSteps({
  children,
}: {
  /** @param ask shows the second step for the given challenge of the server */
  children(ask: (waiting: FactorNeeded) => void): ReactNode;
}) {
  const [waiting, setWaiting] = useState<FactorNeeded | null>(null);
  if (!waiting) return children(setWaiting);
  return (
    <Suspense fallback={<Skeleton className="mt-7.5 h-60" />}>
      <SecondStep waiting={waiting} startAgain={() => setWaiting(null)} />
    </Suspense>
  );
}
