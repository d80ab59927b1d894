import { pair } from "@suvarna/contract/endpoint";
import * as calls from "@suvarna/contract/support/staff";
import * as schemas from "@suvarna/contract/support/staff-schemas";
import { type App, act } from "../platform/act.ts";
import type { Api } from "../platform/http/api.ts";
import { handle } from "../platform/http/handle.ts";
import {
  addCannedAnswer,
  changeCannedAnswer,
  listCannedAnswers,
  removeCannedAnswer,
} from "./canned-answers.ts";
import { versionIn } from "./staff-routes.ts";

const endpoints = pair(calls, schemas);

/** Registers the calls by which staff read and change canned answers. */
export function registerCannedAnswers(api: Api, app: App): void {
  handle(api, endpoints.listCannedAnswers, async () => ({
    answers: await listCannedAnswers(app.database.db),
  }));
  handle(api, endpoints.addCannedAnswer, ({ body }, { actor }) =>
    act(app, actor, (act) => addCannedAnswer(act, body)),
  );
  handle(api, endpoints.changeCannedAnswer, ({ params, headers, body }, { actor }) =>
    act(app, actor, (act) =>
      changeCannedAnswer(act, params.id, { ...body, version: versionIn(headers) }),
    ),
  );
  handle(api, endpoints.removeCannedAnswer, async ({ params }, { actor }) => {
    await act(app, actor, (act) => removeCannedAnswer(act, params.id));
    return undefined;
  });
}
