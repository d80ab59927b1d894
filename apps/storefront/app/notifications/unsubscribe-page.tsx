import { unsubscribe } from "@suvarna/contract/notifications/calls";
import * as say from "@suvarna/words/here/notifications";
import type { MetaArgs } from "react-router";
import { browserApi } from "../platform/api.ts";
import { pageMeta } from "../platform/meta.ts";
import { LetterAction } from "./letter-action.tsx";

export const meta = (place: MetaArgs) =>
  pageMeta({ title: say.stopOurLetters, personal: true }, place);

/** The page behind the unsubscribe link at the end of a letter. It needs no login. */
export default function UnsubscribePage() {
  return (
    <LetterAction
      title={say.stopOurLetters}
      action={{ words: say.stopTheseLetters, busy: say.stopping }}
      act={async (token) =>
        say.lettersAreStopped((await browserApi.call(unsubscribe, { body: { token } })).message)
      }
    >
      {say.onePressStops}
    </LetterAction>
  );
}
