import * as calls from "@suvarna/contract/content/staff";
import * as schemas from "@suvarna/contract/content/staff-schemas";
import { pair } from "@suvarna/contract/endpoint";
import type { Media } from "../media/index.ts";
import { act } from "../platform/act.ts";
import { cutPage } from "../platform/cut-page.ts";
import type { Db } from "../platform/database.ts";
import { Refusal } from "../platform/errors.ts";
import type { Api } from "../platform/http/api.ts";
import { handle } from "../platform/http/handle.ts";
import type { RowFiles } from "../platform/objects/row-files.ts";
import { addOnce } from "./add-once.ts";
import { findArticle, pageArticles } from "./article-queries.ts";
import { renderArticle } from "./article-text.ts";
import {
  createArticleDraft,
  publishArticle,
  removeArticle,
  saveArticle,
  withdrawArticle,
} from "./change-article.ts";
import { changeProfilePart, requireProfilePart } from "./change-profile.ts";
import { changeShop, fixedFields } from "./change-shop.ts";
import { type StaffContentDependencies, versionIn } from "./content-desk.ts";
import { changePolicy, findPolicy, readPolicies } from "./policies.ts";
import { countContent } from "./queries.ts";
import {
  serializeListedArticle,
  serializePolicy,
  serializeStaffArticle,
  serializeVersion,
} from "./serialize-desk.ts";
import type { SellerConfig } from "./settings.ts";
import { storeContentPicture } from "./store-picture.ts";
import { listStoredVersions } from "./versions.ts";

const endpoints = pair(calls, schemas);

export interface StaffContent extends StaffContentDependencies {
  readonly media: Pick<Media, "banner">;
  /** The store of the bytes of the pictures for content. */
  readonly files: RowFiles;
  /** The parts of the identity that the settings name; staff can't change these parts. */
  readonly seller: SellerConfig;
  /** Returns the names of people by their ids. */
  readonly namesOf: (db: Db, ids: readonly string[]) => Promise<Map<string, string>>;
}

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

/** Registers the calls by which staff change the shop's profile and its policies. */
export function registerShopTexts(api: Api, desk: StaffContent): void {
  const { app, seller } = desk;
  const { db } = app.database;

  const about = async () => {
    const { value, version, changedAt } = await requireProfilePart(db, "about");
    const lists = { pictures: [...value.pictures], alts: [...(value.alts ?? [])] };
    const marks = { version: String(version), changedAt: changedAt?.toISOString() ?? null };
    return { ...value, ...lists, ...marks };
  };
  handle(api, endpoints.getAboutDesk, about);
  handle(api, endpoints.saveAbout, async ({ headers, body }, { actor }) => {
    const which = { name: "about", version: versionIn(headers) } as const;
    await act(app, actor, (act) => changeProfilePart(desk, act, which, body));
    return about();
  });

  const shop = async () => {
    const { value, version, changedAt } = await requireProfilePart(db, "identity");
    const marks = { version: String(version), changedAt: changedAt?.toISOString() ?? null };
    return { ...value, fixed: await fixedFields(db, seller), ...marks };
  };
  handle(api, endpoints.getShopDesk, shop);
  handle(api, endpoints.saveShop, async ({ headers, body }, { actor }) => {
    await act(app, actor, (act) => changeShop(desk, act, versionIn(headers), body));
    return shop();
  });

  handle(api, endpoints.listPolicies, async () => (await readPolicies(db)).map(serializePolicy));
  handle(api, endpoints.savePolicy, async ({ params, headers, body }, { actor }) => {
    const which = { name: params.name, version: versionIn(headers) };
    await act(app, actor, (act) => changePolicy(desk, act, which, body.text));
    return serializePolicy(await findPolicy(db, params.name));
  });
}

/** Registers the calls of staff that all kinds of content share. */
export function registerContentDesk(api: Api, { app, files, media, namesOf }: StaffContent): void {
  const { db } = app.database;
  handle(api, endpoints.countContent, () => countContent(db));
  handle(api, endpoints.listVersions, async ({ query }) => {
    const rows = await listStoredVersions(db, query);
    const people = await namesOf(
      db,
      rows.flatMap(({ by }) => by ?? []),
    );
    return rows.map((row) => serializeVersion(row, people));
  });
  handle(api, endpoints.sendPicture, ({ file }, { actor }) =>
    storeContentPicture({ app, files, media }, actor, file),
  );
}
