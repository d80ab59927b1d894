import type { Subscriber } from "@suvarna/contract/newsletter/staff-schemas";
import { csvFile } from "../platform/csv.ts";

const HEAD = ["email", "place", "consented_at", "confirmed_at"];

/** Writes subscribers as a CSV file. */
export function subscriberCsv(
  subscribers: AsyncIterable<Subscriber>,
): Promise<{ csv: Uint8Array; rows: number }> {
  return csvFile(HEAD, cellsOf(subscribers));
}

async function* cellsOf(subscribers: AsyncIterable<Subscriber>): AsyncIterable<string[]> {
  for await (const { email, place, consentedAt, confirmedAt } of subscribers) {
    yield [email, place ?? "", consentedAt, confirmedAt];
  }
}
