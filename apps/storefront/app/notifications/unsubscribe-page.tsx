import { unsubscribe } from "@suvarna/contract/notifications/calls";
import { browserApi } from "../platform/api.ts";
import { pageMeta } from "../platform/meta.ts";
import { LetterAction } from "./letter-action.tsx";

export const meta = () => pageMeta({ title: "Stop our letters", personal: true });

/** The page behind the unsubscribe link at the end of a letter. It needs no login. */
export default function UnsubscribePage() {
  return (
    <LetterAction
      title="Stop our letters"
      action={{ words: "Stop these letters", busy: "Stopping..." }}
      act={async (token) => (await browserApi.call(unsubscribe, { body: { token } })).message}
    >
      One press, and letters like the one that led you here come no more. Letters about your orders
      and your account are not changed by it.
    </LetterAction>
  );
}
