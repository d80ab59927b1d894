import type { EventOf } from "@suvarna/domain/events";
import { baseOf, type LanguageCode } from "@suvarna/words/languages";
import { findPieces, findProduct } from "../catalogue/index.ts";
import { type Actor, type App, act, languageOf } from "../platform/act.ts";
import type { Config } from "../platform/config.ts";
import type { Db } from "../platform/database.ts";
import { Refusal } from "../platform/errors.ts";
import { sendersOf } from "../platform/senders.ts";
import { readToken, signToken } from "../platform/signed-token.ts";
import { canBeBought } from "./can-be-bought.ts";
import { notifyOfRestock } from "./notify-of-restock.ts";
import {
  confirmRequest,
  countOpen,
  deleteOldRequests,
  findRequest,
  storeRequest,
} from "./queries.ts";

/** The settings with which links in letters are built and signed. */
type LinkConfig = Pick<Config, "publicUrl" | "secret">;

/** A request for a letter when a sold-out piece is back, as the caller enters it. */
export interface RestockRequest {
  readonly productId: string;
  /** The requested size; null for any size. */
  readonly size: string | null;
  readonly email: string;
  /** The account of the caller; null for a visitor. */
  readonly account: {
    readonly userId: string;
    readonly email: string;
    readonly emailVerified: boolean;
  } | null;
}

/** The most pieces that an address may wait for. Further requests are not stored. */
const MOST_OPEN = 30;
const PURPOSE = "restock-confirm";
const DAY_MS = 24 * 3_600_000;
const CONFIRM_MS = 7 * DAY_MS;
/**
 * The minimum time between two letters that ask an address for its confirmation, however often
 * somebody enters the address.
 */
const ASKED_EVERY_MS = DAY_MS / 4;

/**
 * Stores the request for a letter when a sold-out piece is back. An address that the caller has
 * proved is confirmed at once. The owner of any other address is asked by letter first. The reply
 * is the same for every address.
 * @returns whether the owner of the address is asked
 * @throws Refusal product_not_found, size_unknown, restock_not_needed
 */
export function askRestock(
  app: App,
  actor: Actor,
  config: Pick<Config, "secret">,
  { productId, size, email, account }: RestockRequest,
): Promise<boolean> {
  const isProved = account?.emailVerified === true && account.email === email;
  return act(app, actor, async ({ tx, at, tell }) => {
    const id = await soldOutPiece(tx, productId, size);
    await deleteOldRequests(tx, at);
    if ((await countOpen(tx, email)) >= MOST_OPEN) return !isProved;
    const userId = account?.userId ?? null;
    const language = languageOf(actor);
    const request = { email, userId, productId: id, size: size ?? "", isProved, language };
    const { id: requestId, confirmedAt } = await storeRequest(tx, request, at);
    if (confirmedAt) tell({ type: "restock.counted", productId: id });
    else {
      const senders = sendersOf(config.secret, actor);
      tell({ type: "restock.asked", requestId, askedAt: at.getTime(), senders });
    }
    return !isProved;
  });
}

async function soldOutPiece(db: Db, idOrSlug: string, size: string | null): Promise<string> {
  const product = await findProduct(db, idOrSlug);
  const piece = product && (await findPieces(db, [product.id])).get(product.id);
  if (!piece) throw new Refusal("product_not_found");
  if (size !== null && !piece.sizes.some((known) => known.size === size)) {
    throw new Refusal("size_unknown");
  }
  if (canBeBought(piece, size)) throw new Refusal("restock_not_needed");
  return piece.id;
}

/** The data of the letter that asks the owner of an address to confirm a request. */
export interface RestockQuestion {
  readonly productId: string;
  readonly email: string;
  readonly address: string;
  readonly key: string;
  /** The time at which the link in the letter stops working. */
  readonly expiresAt: Date;
  readonly language: LanguageCode;
}

/**
 * Reads the data of the letter that asks for a confirmation; null when the address is already
 * confirmed, or the request does not exist any more.
 */
export async function restockQuestion(
  db: Db,
  config: LinkConfig,
  { requestId, askedAt }: EventOf<"restock.asked">,
): Promise<RestockQuestion | null> {
  const request = await findRequest(db, requestId);
  if (!request || request.confirmedAt) return null;
  const expiresAt = new Date(askedAt + CONFIRM_MS);
  const token = signToken(config.secret, {
    purpose: PURPOSE,
    subject: requestId,
    until: expiresAt,
  });
  return {
    productId: request.productId,
    email: request.email,
    address: `${config.publicUrl}${baseOf(request.language)}/restock/confirm?${new URLSearchParams({ token })}`,
    key: `${PURPOSE}:${requestId}:${Math.floor(askedAt / ASKED_EVERY_MS)}`,
    expiresAt,
    language: request.language,
  };
}

/**
 * Confirms a request by the token of its letter. If the piece is already back, it is announced at
 * once.
 * @throws Refusal link_dead
 */
export async function confirmRestock(
  app: App,
  actor: Actor,
  config: Pick<Config, "secret">,
  token: string,
): Promise<void> {
  const id = readToken(config.secret, { purpose: PURPOSE, token, now: app.clock() });
  await act(app, actor, async (act) => {
    const confirmed = id === null ? null : await confirmRequest(act.tx, id, act.at);
    if (!confirmed) throw new Refusal("link_dead");
    act.tell({ type: "restock.counted", productId: confirmed.productId });
    await notifyOfRestock(act, confirmed.productId);
  });
}
