import type { Product } from "@suvarna/contract/catalogue/schemas";
import { MAX_ALERTS } from "@suvarna/domain/alerts";
import type { Carat } from "@suvarna/domain/fineness";
import { type Paise, paise } from "@suvarna/domain/money";
import { productsById } from "../catalogue/index.ts";
import type { Clock } from "../platform/clock.ts";
import type { Db } from "../platform/database.ts";
import { Refusal } from "../platform/errors.ts";
import { isId } from "../platform/ids.ts";
import type { Rates } from "../rates/index.ts";
import { type AlertRow, addAlert, countWaiting, findAlert, rearmAlert } from "./queries.ts";

export interface AlertParts {
  readonly db: Db;
  readonly rates: Pick<Rates, "perGram">;
  readonly clock: Clock;
}

/** What an alert waits for. */
export interface Wanted {
  readonly carat?: Carat | undefined;
  readonly productId?: string | undefined;
  /** In rupees. */
  readonly below: number;
}

/**
 * Waits for a lower price.
 * @throws Refusal product_not_found, price_unknown, alert_met, alerts_full
 */
export async function setAlert(
  parts: AlertParts,
  userId: string,
  { carat, productId, below }: Wanted,
): Promise<AlertRow> {
  const { db, clock } = parts;
  const now = carat ? rateNow(parts, carat) : await priceNow(parts, productId ?? "");
  const belowPaise = waitable(below, now);
  await refuseMore(db, userId);
  return addAlert(db, {
    ...{ userId, belowPaise, createdAt: clock() },
    ...(carat ? { carat } : { productId }),
  });
}

/**
 * Gives an alert another price; one that was sent waits again.
 * @throws Refusal alert_not_found, forbidden, price_unknown, alert_met, alerts_full
 */
export async function changeAlert(
  parts: AlertParts,
  userId: string,
  { id, below }: { id: string; below: number },
): Promise<AlertRow> {
  const { db } = parts;
  const alert = await findAlert(db, userId, id);
  if (!alert) throw new Refusal("alert_not_found");
  const { carat, productId, firedAt } = alert;
  const now = carat ? rateNow(parts, carat as Carat) : await priceNow(parts, productId ?? "");
  const belowPaise = waitable(below, now);
  if (firedAt) await refuseMore(db, userId);
  const changed = await rearmAlert(db, userId, id, belowPaise);
  if (!changed) throw new Refusal("alert_not_found");
  return changed;
}

function rateNow({ rates }: AlertParts, carat: Carat): Paise | null {
  return rates.perGram()[carat];
}

async function priceNow({ db, rates }: AlertParts, productId: string): Promise<Paise | null> {
  const [product] = isId(productId) ? await productsById(db, [productId], rates.perGram()) : [];
  if (!product) throw new Refusal("product_not_found");
  return priceOf(product);
}

/** What a piece costs now, after its discount; null without a valid rate. */
export function priceOf({ discountedPrice }: Product): Paise | null {
  return discountedPrice === null ? null : paise(discountedPrice);
}

/** It "falls below": what it costs less than already can't be waited for. */
function waitable(below: number, now: Paise | null): Paise {
  if (now === null) throw new Refusal("price_unknown");
  const belowPaise = paise(below);
  if (now < belowPaise) throw new Refusal("alert_met");
  return belowPaise;
}

/** Two devices that set the last one at once may pass the bound by one; it guards against thousands. */
async function refuseMore(db: Db, userId: string): Promise<void> {
  if ((await countWaiting(db, userId)) >= MAX_ALERTS) throw new Refusal("alerts_full");
}
