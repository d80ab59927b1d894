import type { EventOf } from "@suvarna/domain/events";
import { INDIAN_MOBILE } from "@suvarna/domain/formats";
import { baseOf } from "@suvarna/words/languages";
import { findAlertById } from "../alerts/index.ts";
import { findProduct } from "../catalogue/index.ts";
import { findUser } from "../identity/index.ts";
import { unsubscribeAddress } from "../newsletter/index.ts";
import type { Notifications } from "../notifications/index.ts";
import type { Act } from "../platform/act.ts";
import type { Config } from "../platform/config.ts";
import { senderMark } from "../platform/senders.ts";
import { pushToUser } from "./push-news.ts";

/** How long after the alert its other messages may be sent, because the price may change later. */
const WORTH_MS = 3_600_000;

/**
 * Tells a user that the price of an alert was reached: by a letter, by push messages to the devices
 * on which the user has asked for them, and by a text message if the user has chosen texts and has
 * proved the phone number.
 */
export async function writeAlertLetter(
  { tx }: Act,
  {
    notifications,
    config,
  }: {
    notifications: Pick<Notifications, "send" | "canText">;
    config: Pick<Config, "publicUrl" | "secret">;
  },
  { alertId, pricePaise, at }: EventOf<"alert.fired">,
): Promise<void> {
  const alert = await findAlertById(tx, alertId);
  const user = alert && (await findUser(tx, alert.userId));
  // An e-mail address that is not proved may be a stranger's, so it gets no letter.
  if (!alert || !user?.emailVerified) return;
  const { userId, carat, productId, belowPaise, withGst } = alert;
  const piece = productId ? await findProduct(tx, productId, user.language) : null;
  if (productId && !piece) return;
  const { publicUrl } = config;
  const firedAt = new Date(at);
  const key = `price-alert:${alertId}:${firedAt.getTime()}`;
  const watched = piece ? { piece: piece.name } : { carat: carat ?? "" };
  const price = { watched, belowPaise, pricePaise, withGst };
  const { language } = user;
  const base = baseOf(language);
  const origin = publicUrl + base;
  const path = piece ? `/product/${piece.slug}` : "/shop";
  const senders = [senderMark(config.secret, "account", userId)];
  await notifications.send(tx, {
    kind: "price-alert",
    key,
    email: user.email,
    language,
    senders,
    about: {
      ...price,
      name: user.name,
      at: firedAt.toISOString(),
      address: origin + path,
      alerts: `${origin}/alerts`,
      unsubscribe: unsubscribeAddress(config, { letters: "price-alerts", id: userId, language }),
    },
  });
  const expiresAt = new Date(firedAt.getTime() + WORTH_MS);
  const about = { ...price, id: alertId, path: base + path };
  const news = { kind: "price-alert", key, language, expiresAt, about } as const;
  await pushToUser(tx, notifications, userId, news);
  const { phone } = user;
  const isTextable = user.phoneVerified && phone !== null && INDIAN_MOBILE.test(phone);
  if (!alert.bySms || !isTextable || !notifications.canText("price-alert")) return;
  await notifications.send(tx, {
    kind: "price-alert",
    key: `${key}:text`,
    phone,
    language,
    senders,
    expiresAt,
    about: price,
  });
}
