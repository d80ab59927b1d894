import { confirmRestock } from "@suvarna/contract/restock/calls";
import { LetterAction } from "../notifications/index.ts";
import { browserApi } from "../platform/api.ts";
import { pageMeta } from "../platform/meta.ts";

export const meta = () => pageMeta({ title: "Tell me when it is back", personal: true });

/**
 * The page of a mailed link, by which a person confirms the request to be told when a piece is back
 * in stock.
 */
export default function RestockConfirmPage() {
  return (
    <LetterAction
      title="Shall we tell you when it is back?"
      action={{ words: "Yes, tell me", busy: "Confirming..." }}
      act={async (token) => (await browserApi.call(confirmRestock, { body: { token } })).message}
    >
      We write once, when the piece that you asked about can be bought again, and forget your
      address afterwards.
    </LetterAction>
  );
}
