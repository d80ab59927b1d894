import { confirmRestock } from "@suvarna/contract/restock/calls";
import * as say from "@suvarna/words/here/restock";
import type { MetaArgs } from "react-router";
import { LetterAction } from "../notifications/index.ts";
import { browserApi } from "../platform/api.ts";
import { pageMeta } from "../platform/meta.ts";

export const meta = (place: MetaArgs) =>
  pageMeta({ title: say.tellMeWhenBack, personal: true }, place);

/**
 * The page of a mailed link, by which a person confirms the request for a letter when a piece is
 * back in stock.
 */
export default function RestockConfirmPage() {
  return (
    <LetterAction
      title={say.confirmTitle}
      action={{ words: say.yesTellMe, busy: say.confirming }}
      act={async (token) => (await browserApi.call(confirmRestock, { body: { token } })).message}
    >
      {say.confirmText}
    </LetterAction>
  );
}
