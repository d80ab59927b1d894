import { Button } from "@suvarna/ui/button.tsx";
import { EmptyState } from "@suvarna/ui/empty-state.tsx";
import { Section } from "@suvarna/ui/page.tsx";

/** The page that the error boundary shows when a page fails. */
export function PageFailed() {
  return (
    <Section>
      <EmptyState
        rank="h1"
        title="Something went wrong"
        action={<Button onClick={() => window.location.reload()}>Reload Page</Button>}
      />
    </Section>
  );
}
