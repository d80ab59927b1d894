import { CarrierRefusal } from "./carrier.ts";

const INDIAN = /^\+(91[6-9]\d{9})$/;

/**
 * Converts a phone number to the form that Indian providers use: `919800000042`.
 * @throws CarrierRefusal for a number of any other country, because texts to other countries cost
 *   ten times as much and attract fraud
 */
export function indianMobile(phone: string): string {
  const digits = INDIAN.exec(phone)?.[1];
  if (!digits) throw new CarrierRefusal("the number is no Indian mobile");
  return digits;
}
