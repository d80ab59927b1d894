import type { EventOf } from "@suvarna/domain/events";
import { baseOf } from "@suvarna/words/languages";
import { findProduct } from "../catalogue/index.ts";
import { unsubscribeAddress } from "../newsletter/index.ts";
import type { Notifications } from "../notifications/index.ts";
import type { Act } from "../platform/act.ts";
import type { Config } from "../platform/config.ts";
import { findRequest, restockQuestion } from "../restock/index.ts";
import { pushToUser } from "./push-news.ts";

interface RestockLetterDependencies {
  readonly notifications: Pick<Notifications, "send">;
  readonly config: Pick<Config, "publicUrl" | "secret">;
}

/**
 * Sends the letter that asks the owner of an e-mail address to confirm the request for a letter when a
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

/**
 * Tells the person who asked for it that a piece can be bought again: by a letter, and by push
 * messages to the devices of a user who was logged in.
 */
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
  const path = `${baseOf(language)}/product/${piece.slug}${query}`;
  const key = `restocked:${requestId}:${Date.parse(at)}`;
  await notifications.send(tx, {
    kind: "restocked",
    key,
    email: request.email,
    language,
    about: {
      piece: piece.name,
      size,
      address: config.publicUrl + path,
      unsubscribe: unsubscribeAddress(config, { letters: "restock", id: requestId, language }),
    },
  });
  if (request.userId === null) return;
  const about = { piece: piece.name, size, id: requestId, path };
  await pushToUser(tx, notifications, request.userId, { kind: "restocked", key, language, about });
}
