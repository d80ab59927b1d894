import type { RateEntry } from "@suvarna/contract/rates/schemas";

const KINDS: readonly unknown[] = ["PRICE_UPDATE", "priceUpdate"];
const PLACES = ["prices", "data", "payload"];

/**
 * Reads the rates from a message of the WebSocket: `{ type: "PRICE_UPDATE", prices }`, or the event
 * `priceUpdate` with the array under another usual name.
 * @returns null for any other message
 */
export function readPriceUpdate(text: string): readonly RateEntry[] | null {
  const message = parse(text);
  if (!isRecord(message) || !KINDS.includes(message.type ?? message.event)) return null;
  const list = PLACES.map((place) => message[place]).find(Array.isArray);
  return list?.every(isRateEntry) ? list : null;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function isRateEntry(value: unknown): value is RateEntry {
  return (
    isRecord(value) &&
    typeof value.Carat === "string" &&
    typeof value.TodayPricePerGram === "number" &&
    value.TodayPricePerGram > 0
  );
}
