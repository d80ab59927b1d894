import * as calls from "@suvarna/contract/content/staff";
import * as schemas from "@suvarna/contract/content/staff-schemas";
import { pair } from "@suvarna/contract/endpoint";
import type { Media } from "../media/index.ts";
import { act } from "../platform/act.ts";
import type { Db } from "../platform/database.ts";
import type { Api } from "../platform/http/api.ts";
import { handle } from "../platform/http/handle.ts";
import type { RowFiles } from "../platform/objects/row-files.ts";
import { changeProfilePart, requireProfilePart } from "./change-profile.ts";
import { changeShop, fixedFields } from "./change-shop.ts";
import { type StaffContentDependencies, versionIn } from "./content-desk.ts";
import { changePolicy, findPolicy, readPolicies } from "./policies.ts";
import { countContent } from "./queries.ts";
import { serializePolicy, serializeVersion } from "./serialize-desk.ts";
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
