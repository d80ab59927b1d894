import type { NewsletterPlace } from "@suvarna/contract/newsletter/schemas";
import { lazy, Suspense } from "react";

const NewsletterFields = lazy(() =>
  import("./newsletter-fields.tsx").then(({ NewsletterFields }) => ({ default: NewsletterFields })),
);

/**
 * The newsletter sign-up. The server renders it with the page; its validation and its call are
 * loaded after the page's own code.
 */
export function NewsletterForm({
  place,
  action = "SIGNUP",
}: {
  place: NewsletterPlace;
  /** The button's label. */
  action?: string;
}) {
  return (
    <Suspense>
      <NewsletterFields place={place} action={action} />
    </Suspense>
  );
}
