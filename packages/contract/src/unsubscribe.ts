import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { Message, requiredText } from "./wire.ts";

/** What a link in a letter carries. */
export const LinkToken = requiredText("This link is not whole. Please copy all of it.", 500);

export const unsubscribe = endpoint({
  method: "POST",
  path: "/unsubscribe",
  summary: "Ends letters that somebody chose to get, by the token of such a letter",
  auth: "public",
  perMinute: 30,
  body: z.object({ token: LinkToken }),
  replies: { 200: Message },
  errors: ["link_dead"],
});
