import { ButtonLink } from "@suvarna/ui/button-link.tsx";
import { EmptyState } from "@suvarna/ui/empty-state.tsx";

/** Says that a list could not be loaded, when there is no earlier list to show. */
export function NotLoaded({ failure }: { failure: string | null }) {
  return (
    <div className="wrap py-section">
      <EmptyState
        rank="h1"
        title="Something went wrong"
        action={
          <ButtonLink to="" reloadDocument>
            Reload Page
          </ButtonLink>
        }
      >
        {failure}
      </EmptyState>
    </div>
  );
}
