import type { EventOf } from "@suvarna/domain/events";
import { findSubscriber, type Newsletter, unsubscribeAddress } from "../newsletter/index.ts";
import type { Notifications } from "../notifications/index.ts";
import type { Act } from "../platform/act.ts";
import type { Config } from "../platform/config.ts";

interface NewsletterLetterDependencies {
  readonly notifications: Pick<Notifications, "send">;
  readonly newsletter: Pick<Newsletter, "questionTo">;
  readonly config: Pick<Config, "publicUrl" | "secret">;
}

/** Sends the letter that asks the owner of an e-mail address to confirm the newsletter. */
export async function writeNewsletterQuestion(
  { tx }: Act,
  { notifications, newsletter }: NewsletterLetterDependencies,
  event: EventOf<"newsletter.asked">,
): Promise<void> {
  const question = await newsletter.questionTo(tx, event);
  if (!question) return;
  const { email, address, key, expiresAt, language } = question;
  const { senders } = event;
  const about = { address };
  const kind = "newsletter-confirm";
  await notifications.send(tx, { kind, key, email, about, expiresAt, senders, language });
}

/** Sends the welcome letter to a new subscriber of the newsletter. */
export async function writeNewsletterWelcome(
  { tx }: Act,
  { notifications, config }: NewsletterLetterDependencies,
  { subscriberId }: EventOf<"newsletter.joined">,
): Promise<void> {
  const subscriber = await findSubscriber(tx, subscriberId);
  if (!subscriber) return;
  const { email, language } = subscriber;
  const unsubscribe = unsubscribeAddress(config, {
    letters: "newsletter",
    id: subscriberId,
    language,
  });
  await notifications.send(tx, {
    kind: "newsletter-welcome",
    key: `newsletter-welcome:${subscriberId}`,
    email,
    language,
    about: { unsubscribe },
  });
}
