import type { NewsletterPlace } from "@suvarna/contract/newsletter/schemas";
import { requiredPart } from "@suvarna/ui/required-part.ts";
import * as say from "@suvarna/words/here/newsletter";
import { Suspense } from "react";

const NewsletterFields = requiredPart(() =>
  import("./newsletter-fields.tsx").then(({ NewsletterFields }) => NewsletterFields),
);

/**
 * The form to sign up for the newsletter. The server renders the form with the page; the code that
 * validates and sends the form is loaded after the page's own code.
 */
export function NewsletterForm({
  place,
  action = say.signUp,
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
