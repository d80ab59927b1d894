import { checkHuid } from "@suvarna/contract/catalogue/staff-pieces";
import type { OrderPage } from "@suvarna/contract/orders/order-page";
import { huidOfTag } from "@suvarna/domain/huid";
import { ScanButton } from "../parts/scan-button.tsx";
import { toast } from "../parts/toast.ts";
import type { FieldDrafts } from "../parts/use-field-drafts.ts";
import { api } from "../platform/api.ts";
import { failureWords } from "../platform/failure-words.ts";
import { draftKey } from "./piece-draft.ts";
import { fieldId } from "./piece-fields.tsx";
import { pieceOfTag } from "./piece-of-tag.ts";
import type { Keep } from "./use-weighing.ts";

const PROBLEMS = {
  other_product: "It is on a piece that this order does not have.",
  all_have_one: "Every piece of this kind has its HUID already.",
  which: "The shop has not entered it yet, and several pieces wait for one. Type it at its piece.",
};

/**
 * The button that scans the tag of a piece, and records the HUID for the matching piece of the
 * order.
 */
export function ScanPieces({
  page,
  pieces,
  drafts,
  keep,
}: {
  page: OrderPage;
  /** The pieces with the typed values in place of the stored values. */
  pieces: OrderPage["pieces"];
  drafts: FieldDrafts;
  keep: Keep;
}) {
  async function take(huid: string): Promise<void> {
    try {
      const { takenBy } = await api.call(checkHuid, { query: { huid } });
      const place = pieceOfTag(page, pieces, { huid, productId: takenBy?.productId ?? null });
      if ("problem" in place) throw new Error(PROBLEMS[place.problem]);
      const { line, piece } = place.piece;
      if (!place.isThere) {
        const refused = await keep({ pieces: [{ line, piece, huid }] });
        if (refused !== null) throw new Error(refused);
        drafts.drop(draftKey(place.piece, "huid"));
      }
      document.getElementById(fieldId("weight", line, piece))?.focus();
      toast.done(`${huid} is on ${page.order.items[line]?.name ?? "its piece"}`);
    } catch (error) {
      toast.failed(...failureWords(error, `${huid} was not written down`));
    }
  }
  return (
    <ScanButton
      wants="a HUID"
      onRead={(text) => {
        const huid = huidOfTag(text);
        if (huid !== null) void take(huid);
        return huid !== null;
      }}
    />
  );
}
