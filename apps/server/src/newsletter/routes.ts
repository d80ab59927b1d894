import { pair } from "@suvarna/contract/endpoint";
import * as calls from "@suvarna/contract/newsletter/calls";
import * as schemas from "@suvarna/contract/newsletter/schemas";
import { Refusal } from "../platform/errors.ts";
import type { Api } from "../platform/http/api.ts";
import { handle } from "../platform/http/handle.ts";
import { networkOf } from "../platform/limits.ts";
import type { Newsletter } from "./newsletter.ts";

const endpoints = pair(calls, schemas);

/**
 * The limit on subscriptions per network and hour, besides the limit per minute of the endpoint. It
 * keeps a patient sender from causing letters to many addresses.
 */
const JOINED_HOURLY = { name: "newsletter joined", times: 60, seconds: 3600 };

/**
 * Finds a user's e-mail address, and whether it is confirmed. The function is passed in, because
 * this capability does not import users.
 */
export type FindEmail = (
  userId: string,
) => Promise<{ readonly email: string; readonly emailVerified: boolean } | null>;

/**
 * Registers the calls for subscribing to the newsletter and for a user's own choice. Without a
 * confirmed address, a user neither learns whether the address is subscribed nor can end the
 * subscription.
 */
export function registerNewsletter(api: Api, newsletter: Newsletter, findEmail: FindEmail): void {
  handle(api, endpoints.joinNewsletter, async ({ body }, { request, actor }) => {
    await api.limits.consume(JOINED_HOURLY, networkOf(request.ip));
    await newsletter.join(actor, body.email, body.place);
    return { message: "Thank you. Please look into your inbox and confirm that it was you." };
  });
  handle(api, endpoints.confirmNewsletter, async ({ body }, { actor }) => {
    await newsletter.confirm(actor, body.token);
    return { message: "Thank you. You are on our list now." };
  });

  async function emailOf(userId: string) {
    const email = await findEmail(userId);
    if (!email) throw new Refusal("unauthenticated");
    return email;
  }
  handle(api, endpoints.getNewsletterChoice, async (_input, { user }) => {
    const { email, emailVerified } = await emailOf(user.userId);
    return { subscribed: emailVerified && (await newsletter.isOn(email)) };
  });
  handle(
    api,
    endpoints.putNewsletterChoice,
    async ({ body: { subscribed } }, { user, request, actor }) => {
      // Ending a subscription is not limited, because it sends no letter.
      if (subscribed) await api.limits.consume(JOINED_HOURLY, networkOf(request.ip));
      const { email, emailVerified } = await emailOf(user.userId);
      if (!emailVerified) {
        if (subscribed) await newsletter.join(actor, email, "profile");
        return { subscribed: false, asked: subscribed };
      }
      if (subscribed) await newsletter.subscribe(actor, email, "profile");
      else await newsletter.unsubscribe(actor, email);
      return { subscribed, asked: false };
    },
  );
}
