import type { Product } from "@suvarna/contract/catalogue/schemas";
import { MAX_ALERTS } from "@suvarna/domain/alerts";
import type { Carat } from "@suvarna/domain/fineness";
import { type Paise, paise } from "@suvarna/domain/money";
import type { RatesPerGram } from "@suvarna/domain/rate-sheet";
import { withGst } from "@suvarna/domain/tax";
import { productsById } from "../catalogue/index.ts";
import type { Act } from "../platform/act.ts";
import type { Db } from "../platform/database.ts";
import { Refusal } from "../platform/errors.ts";
import { isId } from "../platform/ids.ts";
import {
  type AlertRow,
  addAlert,
  chooseSms,
  countWaiting,
  findAlert,
  rearmAlert,
} from "./queries.ts";

/** A new alert on a rate per gram or on a piece, with the price below which it is announced. */
export interface NewAlert {
  readonly carat?: Carat | undefined;
  readonly productId?: string | undefined;
  /** The price limit in rupees; for a piece, it includes GST. */
  readonly below: number;
  /** Whether a text message is sent besides the letter. */
  readonly bySms?: boolean | undefined;
}

/** The data from which today's prices are computed. */
export interface PricesNow {
  readonly rates: RatesPerGram;
  readonly gstRateBp: number;
}

/**
 * Adds an alert for a lower price.
 * @throws Refusal product_not_found, price_unknown, alert_met, alerts_full
 */
export async function setAlert(
  { tx, at: createdAt }: Act,
  prices: PricesNow,
  userId: string,
  { carat, productId, below, bySms = false }: NewAlert,
): Promise<AlertRow> {
  const now = carat
    ? prices.rates[carat]
    : await priceNow(tx, prices, { productId: productId ?? "", hasGst: true });
  const belowPaise = limitInPaise(below, now);
  await requireRoom(tx, userId);
  const target = carat ? { carat } : { productId, withGst: true };
  return addAlert(tx, { userId, belowPaise, bySms, createdAt, ...target });
}

/** The changes of an alert. An alert whose price does not change keeps its state. */
interface AlertChange {
  readonly id: string;
  /** The new price limit in rupees. */
  readonly below?: number | undefined;
  readonly bySms?: boolean | undefined;
}

/**
 * Changes an alert. When its price changes, an alert that was already announced waits again.
 * @throws Refusal alert_not_found, forbidden, price_unknown, alert_met, alerts_full
 */
export async function changeAlert(
  { tx }: Act,
  prices: PricesNow,
  userId: string,
  { id, below, bySms }: AlertChange,
): Promise<AlertRow> {
  const alert = await findAlert(tx, userId, id);
  if (!alert) throw new Refusal("alert_not_found");
  if (bySms !== undefined) await chooseSms(tx, userId, id, bySms);
  if (below === undefined) return { ...alert, bySms: bySms ?? alert.bySms };
  const { carat, productId, withGst: hasGst, firedAt } = alert;
  const now = carat
    ? prices.rates[carat as Carat]
    : await priceNow(tx, prices, { productId: productId ?? "", hasGst });
  const belowPaise = limitInPaise(below, now);
  if (firedAt) await requireRoom(tx, userId);
  const changed = await rearmAlert(tx, userId, id, belowPaise);
  if (!changed) throw new Refusal("alert_not_found");
  return changed;
}

async function priceNow(
  db: Db,
  { rates, gstRateBp }: PricesNow,
  { productId, hasGst }: { productId: string; hasGst: boolean },
): Promise<Paise | null> {
  const [product] = isId(productId) ? await productsById(db, [productId], rates) : [];
  if (!product) throw new Refusal("product_not_found");
  return watchedPrice(product, hasGst ? gstRateBp : null);
}

/**
 * The price of a piece that an alert watches; null without a valid rate.
 * @param gstRateBp null for an alert that watches the price before GST
 */
export function watchedPrice({ discountedPrice }: Product, gstRateBp: number | null): Paise | null {
  if (discountedPrice === null) return null;
  const price = paise(discountedPrice);
  return gstRateBp === null ? price : withGst(price, gstRateBp);
}

/** Converts the price limit to paise. Refuses an alert whose price is already below the limit. */
function limitInPaise(below: number, now: Paise | null): Paise {
  if (now === null) throw new Refusal("price_unknown");
  const belowPaise = paise(below);
  if (now < belowPaise) throw new Refusal("alert_met");
  return belowPaise;
}

/**
 * Refuses an alert when the user already has the most that are allowed. Two devices that add the
 * last alert at the same time may exceed the limit by one; the limit only guards against thousands.
 */
async function requireRoom(db: Db, userId: string): Promise<void> {
  if ((await countWaiting(db, userId)) >= MAX_ALERTS) throw new Refusal("alerts_full");
}
