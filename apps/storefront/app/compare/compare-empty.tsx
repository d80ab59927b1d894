import { ButtonLink } from "@suvarna/ui/button-link.tsx";
import { EmptyState } from "@suvarna/ui/empty-state.tsx";
import { requiredPart } from "@suvarna/ui/required-part.ts";
import { useHydrated } from "@suvarna/ui/use-hydrated.ts";
import * as say from "@suvarna/words/here/compare";
import { Suspense } from "react";

const CompareChoice = requiredPart(() =>
  import("./compare-choice.tsx").then(({ CompareChoice }) => CompareChoice),
);

/** The page of the comparison before the visitor has chosen pieces, with suggested pieces. */
export function CompareEmpty() {
  const hydrated = useHydrated();
  return (
    <>
      <h1 className="pt-10 pb-7.5">{say.title}</h1>
      <EmptyState title={say.nothingYet} action={<ButtonLink to="/shop">{say.explore}</ButtonLink>}>
        {say.nothingYetText}
      </EmptyState>
      {hydrated ? (
        <Suspense fallback={null}>
          <CompareChoice />
        </Suspense>
      ) : null}
    </>
  );
}
