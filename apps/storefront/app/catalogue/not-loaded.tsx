import { ButtonLink } from "@suvarna/ui/button-link.tsx";
import { EmptyState } from "@suvarna/ui/empty-state.tsx";

/** In place of what could not be had, with nothing from before to show instead. */
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
