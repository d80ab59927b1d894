import { holdsAddress } from "@suvarna/domain/person-name";
import * as say from "@suvarna/words/here/fields";
import * as z from "zod/mini";
import { BETWEEN_ITEMS } from "./list-text.ts";

/** An amount in rupees with at most two decimals. */
export const Rupees = z.number();
export const Grams = z.number();
/** A time in ISO 8601, in UTC. */
export const Time = z.string();
/** The id of a record. Clients must not interpret it. */
export const Id = z
  .string(say.idInvalid)
  .check(z.trim(), z.minLength(1, say.idInvalid), z.maxLength(64, say.idInvalid));
/** The parameters of a path that ends with an id. */
export const ById = z.object({ id: Id });
export const Message = z.object({ message: z.string() });

/** Makes the schema of a required text. `missing` is the message for an empty or missing text. */
export function requiredText(missing: string, maxLength = 200) {
  return z.string(missing).check(z.trim(), z.minLength(1, missing), maxCharacters(maxLength));
}

/**
 * A person's name. Line breaks become spaces. Names are printed in letters and on parcels, so a
 * name must not contain an address or a phone number.
 */
export function personName(missing: string, maxLength = 120) {
  return requiredText(missing, maxLength).check(
    z.overwrite((text) => text.replace(/[\s\p{Cc}]+/gu, " ")),
    z.refine((text) => !holdsAddress(text), say.nameWithAddress),
  );
}

/** An e-mail address, normalised to lower case. */
export const Email = z.pipe(
  requiredText(say.emailMissing, 254).check(z.email(say.emailInvalid)),
  z.transform((text) => text.toLowerCase()),
);

/** Makes a check of a text's maximum length in characters, with its message. */
export function maxCharacters(maxLength: number) {
  return z.maxLength(maxLength, say.atMostCharacters(maxLength));
}

/**
 * Makes the schema of a choice from several words. The message for any other word lists the allowed
 * words.
 */
export function oneOfWords<const Word extends string>(words: readonly Word[], says: string) {
  return z.enum(words, `${says} ${words.join(", ")}`);
}

/** Makes the schema of a number in a query, within limits. */
export function queryNumber(min: number, max: number, says: string) {
  return z.coerce.number(says).check(z.gte(min, says), z.lte(max, says));
}

/** Makes the schema of a whole number in a query, within limits. */
export function queryInteger(min: number, max: number, says: string) {
  return z.coerce.number(says).check(z.multipleOf(1, says), z.gte(min, says), z.lte(max, says));
}

/** A query parameter that is `true` or `false`. */
export const queryFlag = z.pipe(
  z.enum(["true", "false"], say.trueOrFalse),
  z.transform((value) => value === "true"),
);

/**
 * Accepts one or more values in a query: the parameter is repeated, or its values are separated by
 * commas.
 */
export const queryList = z.pipe(
  z.union([z.string(), z.array(z.string())]),
  z.transform((value) =>
    [value]
      .flat()
      .flatMap((item) => item.split(BETWEEN_ITEMS))
      .map((item) => item.trim())
      .filter((item) => item !== ""),
  ),
);
