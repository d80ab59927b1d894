import { pair } from "@suvarna/contract/endpoint";
import * as calls from "@suvarna/contract/rates/staff";
import * as schemas from "@suvarna/contract/rates/staff-schemas";
import type { RateHold } from "@suvarna/domain/rate-desk";
import type { Api } from "../platform/http/api.ts";
import { handle } from "../platform/http/handle.ts";
import type { SettingDependencies, StaffRatesDependencies } from "./consider-reading.ts";
import { currentControls } from "./controls.ts";
import { confirmReading, rejectReading } from "./decide-reading.ts";
import { enterSheet } from "./enter-sheet.ts";
import { findNewestSheet, type WrittenSheet } from "./queries.ts";
import { listReadings } from "./readings.ts";
import { sellsUntil } from "./sell-age.ts";
import { serializeReading, serializeSheet, serializeSource } from "./serialize-staff-rates.ts";
import { sourceState } from "./source-states.ts";
import { withdrawSheet } from "./withdraw-sheet.ts";

const endpoints = pair(calls, schemas);

const LISTED = 100;

/** Registers the calls by which staff enter rates, decide about readings and check the sources. */
export function registerStaffRates(
  api: Api,
  dependencies: StaffRatesDependencies & SettingDependencies,
): void {
  const { app } = dependencies;
  const { db } = app.database;

  handle(api, endpoints.enterRates, async ({ body }, { actor, answerWith }) => {
    const entered = await enterSheet(dependencies, actor, body);
    if ("sheet" in entered) return serializeSheet(entered.sheet);
    answerWith(202);
    return entered;
  });
  handle(api, endpoints.withdrawRates, async ({ body }, { actor }) =>
    serializeSheet(await withdrawSheet(dependencies, actor, body)),
  );
  handle(api, endpoints.listReadings, async ({ query }) =>
    (await listReadings(db, query.status, LISTED)).map(serializeReading),
  );
  handle(api, endpoints.confirmReading, async ({ params, body }, { actor, answerWith }) => {
    const decision = { readingId: params.id, reason: body.reason };
    const confirmed = await confirmReading(dependencies, actor, decision);
    if ("sheet" in confirmed) return serializeSheet(confirmed.sheet);
    answerWith(202);
    return confirmed;
  });
  handle(api, endpoints.rejectReading, async ({ params, body: { reason } }, { actor }) => {
    await rejectReading(dependencies, actor, { readingId: params.id, reason });
    return undefined;
  });
  handle(api, endpoints.getSources, async () => {
    const now = app.clock();
    const newest = await findNewestSheet(db, dependencies.config.rates);
    const { hold } = await currentControls(db);
    const states = dependencies.sources.map(async (source) =>
      serializeSource(source, await sourceState(db, source.key, now)),
    );
    return {
      newest: newest && { ...serializeSheet(newest), isValid: isValid(newest, hold) },
      sources: await Promise.all(states),
    };
  });

  function isValid(sheet: WrittenSheet, hold: RateHold | null): boolean {
    if (sheet.withdrawnAt !== null) return false;
    return app.clock() <= sellsUntil(sheet, dependencies.config.rates, hold);
  }
}
