import { Button } from "@suvarna/ui/button.tsx";
import { EmptyState } from "@suvarna/ui/empty-state.tsx";
import { Section } from "@suvarna/ui/page.tsx";
import * as say from "@suvarna/words/here/shell";
import { useEffect, useState } from "react";

/**
 * The page that the error boundary shows when a page fails. Without a connection the page says so,
 * and is loaded again as soon as the connection is back.
 */
export function PageFailed() {
  const [isOffline, setOffline] = useState(false);
  useEffect(() => {
    setOffline(!navigator.onLine);
    const reload = () => window.location.reload();
    if (!navigator.onLine) window.addEventListener("online", reload);
    return () => window.removeEventListener("online", reload);
  }, []);
  return (
    <Section>
      <EmptyState
        rank="h1"
        title={isOffline ? say.needsConnection : say.somethingWentWrong}
        action={<Button onClick={() => window.location.reload()}>{say.reloadPage}</Button>}
      >
        {isOffline ? say.opensByItself : say.pageNotLoaded}
      </EmptyState>
    </Section>
  );
}
