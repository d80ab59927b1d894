import { bigint, customType, integer, timestamp, uuid } from "drizzle-orm/pg-core";
import { newId } from "./ids.ts";

/** A key of our own making: sorts by time. */
export const id = () => uuid().primaryKey().$defaultFn(newId);
/** Money in paise; sums pass 2^31. */
export const paise = () => bigint({ mode: "number" });
/** Weight in milligrams. */
export const milligrams = () => integer();
/** A share in hundredths of a percent. */
export const basisPoints = () => integer();
export const time = () => timestamp({ withTimezone: true, precision: 3 });

/** Bytes as they are. */
export const bytes = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => "bytea",
  fromDriver: (value) => Buffer.from(value),
});

/** A text whose upper and lower case are one; stored in lower case. */
export const lowerText = customType<{ data: string }>({
  dataType: () => "text",
  toDriver: (value) => value.toLowerCase(),
});
