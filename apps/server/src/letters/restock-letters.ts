import type { EventOf } from "@suvarna/domain/events";
import { baseOf } from "@suvarna/words/languages";
import { findProduct } from "../catalogue/index.ts";
import { unsubscribeAddress } from "../newsletter/index.ts";
import type { Notifications } from "../notifications/index.ts";
import type { Act } from "../platform/act.ts";
import type { Config } from "../platform/config.ts";
import { findRequest, restockQuestion } from "../restock/index.ts";

interface RestockLetterDependencies {
  readonly notifications: Pick<Notifications, "send">;
  readonly config: Pick<Config, "publicUrl" | "secret">;
}

/**
 * Sends the letter that asks the owner of an e-mail address to confirm the wish for a letter when a
 * piece is back in stock.
 */
export async function writeRestockQuestion(
  { tx }: Act,
  { notifications, config }: RestockLetterDependencies,
  event: EventOf<"restock.asked">,
): Promise<void> {
  const question = await restockQuestion(tx, config, event);
  const piece = question && (await findProduct(tx, question.productId, question.language));
  if (!piece) return;
  const { email, address, key, expiresAt, language } = question;
  const { senders } = event;
  const about = { piece: piece.name, address };
  const kind = "restock-confirm";
  await notifications.send(tx, { kind, key, email, about, expiresAt, senders, language });
}

/** Tells the person who asked for it that a piece can be bought again. */
export async function writeRestocked(
  { tx }: Act,
  { notifications, config }: RestockLetterDependencies,
  { requestId, at }: EventOf<"restock.arrived">,
): Promise<void> {
  const request = await findRequest(tx, requestId);
  const piece = request && (await findProduct(tx, request.productId, request.language));
  if (!piece) return;
  const { language } = request;
  const size = request.size || null;
  const query = size === null ? "" : `?${new URLSearchParams({ size })}`;
  await notifications.send(tx, {
    kind: "restocked",
    key: `restocked:${requestId}:${Date.parse(at)}`,
    email: request.email,
    language,
    about: {
      piece: piece.name,
      size,
      address: `${config.publicUrl}${baseOf(language)}/product/${piece.slug}${query}`,
      unsubscribe: unsubscribeAddress(config, { letters: "restock", id: requestId, language }),
    },
  });
}
