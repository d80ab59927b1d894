import { Button } from "@suvarna/ui/button.tsx";
import { EmptyState } from "@suvarna/ui/empty-state.tsx";
import { Section } from "@suvarna/ui/page.tsx";
import * as say from "@suvarna/words/here/shell";

/** The page that the error boundary shows when a page fails. */
export function PageFailed() {
  return (
    <Section>
      <EmptyState
        rank="h1"
        title={say.somethingWentWrong}
        action={<Button onClick={() => window.location.reload()}>{say.reloadPage}</Button>}
      />
    </Section>
  );
}
