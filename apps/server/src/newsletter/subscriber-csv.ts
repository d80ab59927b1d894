import type { Readable } from "node:stream";
import type { Subscriber } from "@suvarna/contract/newsletter/staff-schemas";
import { indianTime } from "@suvarna/domain/indian-day";
import { csvStream } from "../platform/csv.ts";

const HEAD = ["email", "place", "consented_at", "confirmed_at"];

/** Writes subscribers as a CSV file. */
export function subscriberCsv(subscribers: AsyncIterable<Subscriber>): Readable {
  return csvStream(HEAD, cellsOf(subscribers));
}

/** A time from the API as the clocks of India show it. */
const sayTime = (time: string) => indianTime(new Date(time));

async function* cellsOf(subscribers: AsyncIterable<Subscriber>): AsyncIterable<string[]> {
  for await (const { email, place, consentedAt, confirmedAt } of subscribers) {
    yield [email, place ?? "", sayTime(consentedAt), sayTime(confirmedAt)];
  }
}
