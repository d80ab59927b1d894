import { pair } from "@suvarna/contract/endpoint";
import * as calls from "@suvarna/contract/rates/staff";
import * as schemas from "@suvarna/contract/rates/staff-schemas";
import type { Api } from "../platform/http/api.ts";
import { handle } from "../platform/http/handle.ts";
import type { CareParts } from "./consider-reading.ts";
import { confirmReading, rejectReading } from "./decide-reading.ts";
import { enterSheet } from "./enter-sheet.ts";
import { newestSheet } from "./queries.ts";
import { listReadings } from "./readings.ts";
import { sourceState } from "./source-states.ts";
import { wireReading, wireSheet, wireSource } from "./wire-rate-care.ts";

const endpoints = pair(calls, schemas);

const LISTED = 100;

/** Registers the calls by which staff enter rates, decide about readings and check the sources. */
export function registerRateCare(api: Api, parts: CareParts): void {
  const { app } = parts;
  const { db } = app.database;

  handle(api, endpoints.enterRates, async ({ body }, { actor }) =>
    wireSheet(await enterSheet(parts, actor, body)),
  );
  handle(api, endpoints.listReadings, async ({ query }) =>
    (await listReadings(db, query.status, LISTED)).map(wireReading),
  );
  handle(api, endpoints.confirmReading, async ({ params, body: { reason } }, { actor }) =>
    wireSheet(await confirmReading(parts, actor, { readingId: params.id, reason })),
  );
  handle(api, endpoints.rejectReading, async ({ params, body: { reason } }, { actor }) => {
    await rejectReading(parts, actor, { readingId: params.id, reason });
    return undefined;
  });
  handle(api, endpoints.getSources, async () => {
    const now = app.clock();
    const newest = await newestSheet(db, parts.config.rates);
    const states = parts.sources.map(async (source) =>
      wireSource(source, await sourceState(db, source.key, now)),
    );
    return {
      newest: newest && { ...wireSheet(newest), isValid: isValid(newest.takenAt) },
      sources: await Promise.all(states),
    };
  });

  function isValid(takenAt: Date): boolean {
    return app.clock().getTime() - takenAt.getTime() <= parts.config.rates.maxAgeMs;
  }
}
