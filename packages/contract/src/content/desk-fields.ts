import * as z from "zod/mini";
import { atMost, requiredText } from "../wire.ts";

/** The version of the data that the caller has read. A change sends it as `If-Match`. */
export const Version = z.string();

/** A change names the version that its author has seen, so that no save of another is lost. */
export const IfMatch = z.object({ "if-match": requiredText("Send the version as If-Match", 100) });

export function optionalText(maxLength: number) {
  return z.string().check(z.trim(), atMost(maxLength));
}

/** The address of a picture that the shop has stored. */
export const PictureAddress = z
  .string("Choose a picture")
  .check(z.regex(/^\/pictures\/[a-z0-9-]{1,100}\.jpg(?:\?v=[\w-]{1,40})?$/, "Choose a picture"));

/** A place in the shop: `/shop?category=Bridal`. */
export const Link = z
  .string()
  .check(
    z.trim(),
    atMost(300),
    z.regex(/^\/(?!\/)[\w\-./?=&%+#]*$/, "Use a place in the shop, such as /shop?category=Bridal"),
  );

/** A moment, or null. */
export const Moment = z.nullable(z.iso.datetime("Enter a time, such as 2026-11-21T06:00:00Z"));

/** The time in which an item is shown. Null means that this end is open. */
export const shownBetween = { startsAt: Moment, endsAt: Moment };

/** Refuses an end before the beginning. */
export const endsLater = z.refine<{ startsAt: string | null; endsAt: string | null }>(
  ({ startsAt, endsAt }) => !startsAt || !endsAt || startsAt < endsAt,
  { error: "Choose an end after the beginning", path: ["endsAt"] },
);
