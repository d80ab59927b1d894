import { Button } from "@suvarna/ui/button.tsx";
import { EmptyState } from "@suvarna/ui/empty-state.tsx";
import { Section } from "@suvarna/ui/page.tsx";

/** What is shown in place of a page that broke. */
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
