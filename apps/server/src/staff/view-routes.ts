import { pair } from "@suvarna/contract/endpoint";
import * as calls from "@suvarna/contract/staff/staff-views";
import * as schemas from "@suvarna/contract/staff/staff-views-schemas";
import { type App, act } from "../platform/act.ts";
import type { Api } from "../platform/http/api.ts";
import { handle } from "../platform/http/handle.ts";
import { dropView, keepView, listViewsOf } from "./views.ts";

const endpoints = pair(calls, schemas);

/** Registers the calls about the views of lists that members of staff keep for themselves. */
export function registerViews(api: Api, app: App): void {
  handle(api, endpoints.listViews, async (_, { actor }) => ({
    views: await listViewsOf(app.database.db, actor.userId),
  }));
  handle(api, endpoints.keepView, ({ body }, { actor }) =>
    act(app, actor, (act) => keepView(act, actor.userId, body)),
  );
  handle(api, endpoints.dropView, async ({ params }, { actor }) => {
    await act(app, actor, (act) => dropView(act, actor.userId, params.id));
    return undefined;
  });
}
