import { confirmNewsletter } from "@suvarna/contract/newsletter/calls";
import { browserApi } from "../platform/api.ts";
import { pageMeta } from "../platform/meta.ts";
import { LetterAction } from "./letter-action.tsx";

export const meta = () => pageMeta({ title: "Confirm our newsletter", personal: true });

/** The page behind the mailed link that confirms a newsletter sign-up. */
export default function NewsletterConfirmPage() {
  return (
    <LetterAction
      title="Shall we send you our letter?"
      action={{ words: "Yes, send me the letter", busy: "Confirming..." }}
      act={async (token) => (await browserApi.call(confirmNewsletter, { body: { token } })).message}
    >
      New pieces, what the rates do, and how things are made: seldom, and only with something to
      say. Every letter has a link that ends them with one press.
    </LetterAction>
  );
}
