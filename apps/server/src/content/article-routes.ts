import * as schemas from "@suvarna/contract/content/staff-article-schemas";
import * as calls from "@suvarna/contract/content/staff-articles";
import { pair } from "@suvarna/contract/endpoint";
import { act } from "../platform/act.ts";
import { addOnce } from "../platform/add-once.ts";
import { cutPage } from "../platform/cut-page.ts";
import { Refusal } from "../platform/errors.ts";
import type { Api } from "../platform/http/api.ts";
import { handle } from "../platform/http/handle.ts";
import { findArticle, pageArticles } from "./article-queries.ts";
import { renderArticle } from "./article-text.ts";
import {
  createArticleDraft,
  publishArticle,
  removeArticle,
  saveArticle,
  withdrawArticle,
} from "./change-article.ts";
import { type StaffContentDependencies, versionIn } from "./content-desk.ts";
import { serializeListedArticle, serializeStaffArticle } from "./serialize-desk.ts";

const endpoints = pair(calls, schemas);

/** Registers the calls by which staff write articles. */
export function registerArticles(api: Api, desk: StaffContentDependencies): void {
  const { app } = desk;
  const { db } = app.database;
  const articleOf = async (id: string) => {
    const article = await findArticle(db, id);
    if (!article) throw new Refusal("blog_not_found");
    return serializeStaffArticle(article, app.clock());
  };

  handle(api, endpoints.listArticles, async ({ query: { cursor: after, limit, ...query } }) => {
    const now = app.clock();
    const { rows, total } = await pageArticles(db, { ...query, after, limit: limit + 1 }, now);
    const { page, last } = cutPage(rows, limit);
    const items = page.map((row) => serializeListedArticle(row, now));
    return { items, total, nextCursor: last?.id ?? null };
  });
  handle(api, endpoints.getArticle, ({ params }) => articleOf(params.id));
  handle(api, endpoints.createArticle, async ({ headers, body }, { actor }) => {
    const addition = { key: headers["idempotency-key"], what: "article", content: body };
    return articleOf(
      await act(app, actor, (act) =>
        addOnce(act, actor, addition, () => createArticleDraft(act, body.title)),
      ),
    );
  });
  handle(api, endpoints.saveArticle, async ({ params: { id }, headers, body }, { actor }) => {
    const which = { id, version: versionIn(headers) };
    await act(app, actor, (act) => saveArticle(act, which, body));
    return articleOf(id);
  });
  handle(api, endpoints.publishArticle, async ({ params: { id }, headers, body }, { actor }) => {
    const which = { id, version: versionIn(headers) };
    const at = body.at === null ? null : new Date(body.at);
    await act(app, actor, (act) => publishArticle(desk, act, which, at));
    return articleOf(id);
  });
  handle(api, endpoints.withdrawArticle, async ({ params: { id }, headers }, { actor }) => {
    const which = { id, version: versionIn(headers) };
    await act(app, actor, (act) => withdrawArticle(desk, act, which));
    return articleOf(id);
  });
  handle(api, endpoints.removeArticle, ({ params: { id }, headers }, { actor }) => {
    const which = { id, version: versionIn(headers) };
    return act(app, actor, (act) => removeArticle(desk, act, which));
  });
  handle(api, endpoints.previewText, async ({ body }) => {
    const { html, excerpt, minutes, pieces } = renderArticle(body.content);
    return { html, excerpt, minutes, pieces: [...pieces] };
  });
}
