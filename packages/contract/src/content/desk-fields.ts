import * as z from "zod/mini";
import { maxCharacters, requiredText } from "../field-schemas.ts";

/**
 * The version of the data that the caller has read. The caller sends it as `If-Match` with a
 * change.
 */
export const Version = z.string();

/**
 * The header with the version that the author of a change has read. The server refuses the change
 * if somebody else has saved another version since, so that no change is lost.
 */
export const IfMatch = z.object({ "if-match": requiredText("Send the version as If-Match", 100) });

export function optionalText(maxLength: number) {
  return z.string().check(z.trim(), maxCharacters(maxLength));
}

/** The address of a picture that the shop has stored. */
export const PictureAddress = z
  .string("Choose a picture")
  .check(z.regex(/^\/pictures\/[a-z0-9-]{1,100}\.jpg(?:\?v=[\w-]{1,40})?$/, "Choose a picture"));

/** A path inside the shop, such as `/shop?category=Bridal`. */
export const Link = z
  .string()
  .check(
    z.trim(),
    maxCharacters(300),
    z.regex(/^\/(?!\/)[\w\-./?=&%+#]*$/, "Use a place in the shop, such as /shop?category=Bridal"),
  );

/** A time in ISO 8601, or null. */
export const Moment = z.nullable(z.iso.datetime("Enter a time, such as 2026-11-21T06:00:00Z"));

/** The time in which shoppers see an item. A start or an end of null is open. */
export const shownBetween = { startsAt: Moment, endsAt: Moment };

/** Refuses an end that is before the start. */
export const endsLater = z.refine<{ startsAt: string | null; endsAt: string | null }>(
  ({ startsAt, endsAt }) => !startsAt || !endsAt || startsAt < endsAt,
  { error: "Choose an end after the beginning", path: ["endsAt"] },
);
