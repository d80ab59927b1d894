import type { NewsletterPlace } from "@suvarna/contract/newsletter/schemas";
import { lazy, Suspense } from "react";

const NewsletterFields = lazy(() =>
  import("./newsletter-fields.tsx").then(({ NewsletterFields }) => ({ default: NewsletterFields })),
);

/**
 * The sign-up to the shop's letter. The server renders it with the page; the code that checks and
 * sends it is loaded after the page's own.
 */
export function NewsletterForm({
  place,
  action = "SIGNUP",
}: {
  place: NewsletterPlace;
  /** What its button says. */
  action?: string;
}) {
  return (
    <Suspense>
      <NewsletterFields place={place} action={action} />
    </Suspense>
  );
}
