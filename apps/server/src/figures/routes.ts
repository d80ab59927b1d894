import { pair } from "@suvarna/contract/endpoint";
import * as calls from "@suvarna/contract/figures/staff";
import * as schemas from "@suvarna/contract/figures/staff-schemas";
import type { App } from "../platform/act.ts";
import type { Api } from "../platform/http/api.ts";
import { handle } from "../platform/http/handle.ts";
import { dayOf, type FigureRules, readFigures } from "./read-figures.ts";

const endpoints = pair(calls, schemas);

/** Registers the call for the figures of the shop. */
export function registerFigures(api: Api, app: App, rules: FigureRules): void {
  handle(api, endpoints.getFigures, ({ query: { period, at } }, { user }) => {
    const now = app.clock();
    const { userId, staffRole: role } = user;
    return readFigures(app.database.db, rules, { userId, role, period, day: dayOf(at, now), now });
  });
}
