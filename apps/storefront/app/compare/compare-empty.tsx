import { ButtonLink } from "@suvarna/ui/button-link.tsx";
import { EmptyState } from "@suvarna/ui/empty-state.tsx";
import { useHydrated } from "@suvarna/ui/use-hydrated.ts";
import { lazy, Suspense } from "react";

const CompareChoice = lazy(() =>
  import("./compare-choice.tsx").then(({ CompareChoice }) => ({ default: CompareChoice })),
);

/** The page of the comparison before the visitor has chosen pieces, with suggested pieces. */
export function CompareEmpty() {
  const hydrated = useHydrated();
  return (
    <>
      <h1 className="pt-10 pb-7.5">Compare</h1>
      <EmptyState
        title="Nothing to compare yet"
        action={<ButtonLink to="/shop">Explore Jewellery</ButtonLink>}
      >
        Press Compare on two to four pieces, and they stand here side by side: weight, stones,
        making charge and the sum with GST.
      </EmptyState>
      {hydrated ? (
        <Suspense fallback={null}>
          <CompareChoice />
        </Suspense>
      ) : null}
    </>
  );
}
