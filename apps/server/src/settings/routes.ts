import { pair } from "@suvarna/contract/endpoint";
import * as calls from "@suvarna/contract/settings/staff";
import type { Settings } from "@suvarna/contract/settings/staff-schemas";
import * as schemas from "@suvarna/contract/settings/staff-schemas";
import { SETTING_NAMES, SHOP_SETTINGS } from "@suvarna/domain/staff/shop-setting";
import { requireEditable } from "../content/index.ts";
import { namesOf } from "../identity/index.ts";
import { findTaxCodes, listSeries } from "../invoices/index.ts";
import type { Db } from "../platform/database.ts";
import type { Api } from "../platform/http/api.ts";
import { handle } from "../platform/http/handle.ts";
import {
  type ChangeSettingsDependencies,
  changeIdentity,
  changeSettings,
} from "./change-settings.ts";
import { changeTaxCodes } from "./change-tax-codes.ts";
import { type ShownConfig, shownEnvironment } from "./environment.ts";
import { readSettingRows, valuesFrom } from "./live-settings.ts";
import { listMessages, listPayments, type ServiceConfig } from "./services.ts";
import { type ServiceTests, testService } from "./test-service.ts";
import { versionOf } from "./version-of.ts";

const endpoints = pair(calls, schemas);

export interface SettingsRouteDependencies extends ChangeSettingsDependencies {
  readonly config: ServiceConfig & ShownConfig;
  readonly tries: ServiceTests;
}

/** Registers the calls for the settings of the shop, and for the state of its outside services. */
export function registerSettings(api: Api, dependencies: SettingsRouteDependencies): void {
  const { app, config } = dependencies;
  const { db } = app.database;
  const read = () => serializeSettings(dependencies);

  handle(api, endpoints.getSettings, read);
  handle(api, endpoints.changeSettings, async ({ headers, body }, { actor, answerWith }) => {
    const approval = await changeSettings(dependencies, actor, { ...body, ...versionIn(headers) });
    if (approval === null) return read();
    answerWith(202);
    return { approval };
  });
  handle(api, endpoints.changeIdentity, async ({ headers, body }, { actor, answerWith }) => {
    const approval = await changeIdentity(dependencies, actor, { ...body, ...versionIn(headers) });
    if (approval === null) return read();
    answerWith(202);
    return { approval };
  });
  handle(api, endpoints.changeTaxCodes, async ({ headers, body }, { actor, answerWith }) => {
    const approval = await changeTaxCodes(dependencies, actor, { ...body, ...versionIn(headers) });
    if (approval === null) return read();
    answerWith(202);
    return { approval };
  });
  handle(api, endpoints.getServices, async () => ({
    payments: await listPayments(db, config),
    messages: await listMessages(db, config, app.clock()),
  }));
  handle(api, endpoints.testService, ({ params }, { actor }) =>
    testService(dependencies, actor, params.service),
  );
}

function versionIn(headers: { readonly "if-match"?: string | undefined }): { version?: string } {
  const version = headers["if-match"]?.replaceAll('"', "");
  return version === undefined ? {} : { version };
}

async function serializeSettings({
  app,
  settings,
  config,
}: SettingsRouteDependencies): Promise<Settings> {
  const { db, engine } = app.database;
  const rows = await readSettingRows(db);
  const values = valuesFrom(settings.initial, rows);
  const people = await peopleOf(db, rows);
  const identity = await requireEditable(db);
  const codes = await findTaxCodes(db);
  return {
    version: versionOf(values),
    settings: SETTING_NAMES.map((name) => {
      const row = rows.find((each) => each.name === name);
      const { section, unit, least, most, needsSecond, environment } = SHOP_SETTINGS[name];
      return {
        name,
        section,
        unit,
        least,
        most,
        needsSecond,
        environment,
        value: values[name],
        initial: settings.initial[name],
        changedBy: row ? people(row.changedBy) : null,
        agreedBy: row?.agreedBy ? people(row.agreedBy) : null,
        changedAt: row?.changedAt.toISOString() ?? null,
      };
    }),
    identityVersion: versionOf(identity),
    identity: { ...identity, grievanceOfficer: { ...identity.grievanceOfficer } },
    taxCodesVersion: versionOf(codes),
    taxCodes: { ...codes, series: await listSeries(db, codes, app.clock()) },
    environment: shownEnvironment(config, engine),
  };
}

async function peopleOf(
  db: Db,
  rows: readonly { readonly changedBy: string; readonly agreedBy: string | null }[],
) {
  const ids = rows.flatMap(({ changedBy, agreedBy }) => [
    changedBy,
    ...(agreedBy ? [agreedBy] : []),
  ]);
  const names = await namesOf(db, ids);
  return (id: string) => ({ _id: id, name: names.get(id) ?? null });
}
