import type { ListedArticle, StaffArticle } from "@suvarna/contract/content/staff-article-schemas";
import type { StaffPolicy, StoredVersion } from "@suvarna/contract/content/staff-schemas";
import type { Translations } from "../platform/translations.ts";
import { type ArticleWithViews, articleState } from "./article-queries.ts";
import type { ItemOf } from "./ordered-lists.ts";
import type { StoredPolicy } from "./policies.ts";
import type { VersionRow } from "./versions.ts";

/** Converts an article to an entry of the staff's list, with the title of its working copy. */
export function serializeListedArticle(row: ArticleWithViews, now: Date): ListedArticle {
  const { title, author, picture } = row.draft ?? row;
  return {
    _id: row.id,
    title,
    slug: row.slug,
    author,
    picture,
    state: articleState(row, now),
    publishedAt: row.publishedAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    hasChanges: row.draft !== null,
    views: row.views,
  };
}

/** Converts an article with its working copy to the API's format. */
export function serializeStaffArticle(row: ArticleWithViews, now: Date): StaffArticle {
  const { content, alt, tags } = row.draft ?? row;
  return {
    ...serializeListedArticle(row, now),
    content,
    alt,
    tags: [...tags],
    addressKept: row.addressKept,
    version: String(row.version),
  };
}

const isoOrNull = (time: Date | null) => time?.toISOString() ?? null;

interface ItemRow {
  readonly id: string;
  readonly position: number;
  readonly translations: Translations;
  readonly version: number;
}

/** Converts an item of an ordered list to the API's format. */
export function serializeItem<Row extends ItemRow>(row: Row) {
  const { id, position: _, translations: __, version, ...fields } = row;
  return { ...fields, _id: id, version: String(version) };
}

/** Converts an item that has a start and an end time to the API's format. */
export function serializeScheduled<Row extends ItemOf<"slide"> | ItemOf<"promotion">>(row: Row) {
  const { startsAt, endsAt, ...item } = serializeItem(row);
  return { ...item, startsAt: isoOrNull(startsAt), endsAt: isoOrNull(endsAt) };
}

export function serializePolicy({ name, text, version, changedAt }: StoredPolicy): StaffPolicy {
  return { name, text, version: String(version), changedAt: isoOrNull(changedAt) };
}

/**
 * Converts a stored version of a text to the API's format.
 * @param names the names of staff by their ids
 */
export function serializeVersion(
  { id, at, by, value }: VersionRow,
  names: ReadonlyMap<string, string>,
): StoredVersion {
  const person = by === null ? null : { _id: by, name: names.get(by) || null };
  return { _id: id, at: at.toISOString(), by: person, value };
}
