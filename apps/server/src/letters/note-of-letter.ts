import type { LighterPiece, WeightMoney } from "@suvarna/domain/lighter-piece";
import type { StepReason } from "@suvarna/domain/order";
import type { RefundPreset } from "@suvarna/domain/refund-preset";
import { FIRST_LANGUAGE, type LanguageCode } from "@suvarna/words/languages";
import { translatedNames } from "../catalogue/index.ts";
import type { OrderLetterKind } from "../notifications/index.ts";
import { findLighterPieces, type PlacedOrder, weightMoneyOf } from "../orders/index.ts";
import { findOfOrderRefunds } from "../payments/index.ts";
import type { Tx } from "../platform/database.ts";

/** The note of a letter about a change of the order, besides the own words of the letter. */
interface NoteOfLetter {
  readonly note: string | null;
  readonly reason?: StepReason | null;
  readonly refundPreset?: RefundPreset | null;
  readonly carrier?: Pick<PlacedOrder, "courier" | "trackingNumber">;
  readonly lighter?: readonly LighterPiece[];
  readonly weightMoney?: WeightMoney | null;
}

/**
 * Reads the names of an order's lines in the language of a letter. A piece without a translation
 * keeps the name under which it was bought.
 */
export async function namesOfLines(
  tx: Tx,
  { items }: Pick<PlacedOrder, "items">,
  language: LanguageCode,
): Promise<readonly string[]> {
  if (language === FIRST_LANGUAGE) return items.map(({ name }) => name);
  const ids = items.map(({ productId }) => productId);
  const translated = await translatedNames(tx, ids, language);
  return items.map(({ productId, name }) => translated.get(productId) ?? name);
}

/**
 * Returns the reason or the note of a step, by the shop or the shopper; neither where the letter
 * already says it. A dispatch has the courier and the weights besides.
 * @param steps the number of steps in the order's history after the change
 * @param names the names of the order's lines for the reader
 */
export async function noteOfStep(
  tx: Tx,
  order: PlacedOrder,
  { kind, steps, names }: { kind: OrderLetterKind; steps: number; names: readonly string[] },
): Promise<NoteOfLetter> {
  const step = order.history[steps - 1];
  switch (kind) {
    case "return-refused":
      return { note: order.return?.note ?? null };
    case "return-requested":
    case "rest-due":
    case "prepayment-asked":
    case "rest-paid":
      return { note: null };
    default: {
      const { note = null, reason = null } = step ?? {};
      return { note, reason, ...(step?.isDispatch ? await dispatchOf(tx, order, names) : {}) };
    }
  }
}

/**
 * Returns the note of a refund in part: the weights for a difference in weight, a prepared reason, or the
 * words of staff.
 */
export async function noteOfRefund(
  tx: Tx,
  order: PlacedOrder,
  { refundId, names }: { refundId: string; names: readonly string[] },
): Promise<NoteOfLetter> {
  const refund = order.refunds.find(({ id }) => id === refundId);
  const lighter = refund?.isWeight ? await findLighterPieces(tx, order, names) : [];
  if (lighter.length > 0) return { note: null, lighter };
  return { note: refund?.note ?? null, refundPreset: refund?.preset ?? null };
}

async function dispatchOf(
  tx: Tx,
  order: PlacedOrder,
  names: readonly string[],
): Promise<Partial<NoteOfLetter>> {
  const { id, courier, trackingNumber } = order;
  const refund = order.refunds.find(({ isWeight }) => isWeight);
  const money = refund ? await findOfOrderRefunds(tx, [id]) : [];
  const own = money.filter(({ orderRefundId }) => orderRefundId === refund?.id);
  const isSent = own.length > 0 && own.every(({ state }) => state === "done");
  const weightMoney = weightMoneyOf(order, isSent);
  return {
    carrier: { courier, trackingNumber },
    // The letter about the refund tells the weights if the gateway sends the money back.
    ...(weightMoney ? { weightMoney, lighter: await findLighterPieces(tx, order, names) } : {}),
  };
}
