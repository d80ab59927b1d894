import type { Notifications, PushMessage } from "../notifications/index.ts";
import type { Tx } from "../platform/database.ts";
import { subscriptionsOf } from "../push/index.ts";

/** A push message that goes to every device of a user. */
type News = PushMessage extends infer Message
  ? Message extends PushMessage
    ? Omit<Message, "subscriptionId">
    : never
  : never;

/**
 * Sends news to the devices on which a user has asked for push messages, once to each device for
 * the key.
 */
export async function pushToUser(
  tx: Tx,
  { send }: Pick<Notifications, "send">,
  userId: string,
  news: News,
): Promise<void> {
  for (const subscriptionId of await subscriptionsOf(tx, userId)) {
    const key = `${news.key}:push:${subscriptionId}`;
    await send(tx, { ...news, key, subscriptionId } as PushMessage);
  }
}
