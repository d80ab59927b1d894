import { ButtonLink } from "@suvarna/ui/button-link.tsx";
import { EmptyState } from "@suvarna/ui/empty-state.tsx";
import * as say from "@suvarna/words/here/shell";

/** Says that a list could not be loaded, when there is no earlier list to show. */
export function ListingLoadFailure({ failure }: { failure: string | null }) {
  return (
    <div className="wrap py-section">
      <EmptyState
        rank="h1"
        title={say.somethingWentWrong}
        action={
          <ButtonLink to="" reloadDocument>
            {say.reloadPage}
          </ButtonLink>
        }
      >
        {failure}
      </EmptyState>
    </div>
  );
}
