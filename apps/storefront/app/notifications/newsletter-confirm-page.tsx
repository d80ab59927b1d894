import { confirmNewsletter } from "@suvarna/contract/newsletter/calls";
import * as say from "@suvarna/words/here/notifications";
import type { MetaArgs } from "react-router";
import { browserApi } from "../platform/api.ts";
import { pageMeta } from "../platform/meta.ts";
import { LetterAction } from "./letter-action.tsx";

export const meta = (place: MetaArgs) =>
  pageMeta({ title: say.confirmOurNewsletter, personal: true }, place);

/** The page behind the mailed link that confirms a newsletter sign-up. */
export default function NewsletterConfirmPage() {
  return (
    <LetterAction
      title={say.shallWeSend}
      action={{ words: say.sendMeTheLetter, busy: say.confirming }}
      act={async (token) =>
        say.newsletterIsConfirmed(
          (await browserApi.call(confirmNewsletter, { body: { token } })).message,
        )
      }
    >
      {say.whatTheLetterHas}
    </LetterAction>
  );
}
