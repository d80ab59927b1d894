import type { FactorNeeded } from "@suvarna/contract/identity/factor-schemas";
import { Skeleton } from "@suvarna/ui/skeleton.tsx";
import { lazy, type ReactNode, Suspense, useState } from "react";

const SecondStep = lazy(async () => ({
  default: (await import("./second-step.tsx")).SecondStep,
}));

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
