import { isDeepStrictEqual } from "node:util";
import type { ArticleInput } from "@suvarna/contract/content/staff-article-schemas";
import { eq } from "drizzle-orm";
import type { Act } from "../platform/act.ts";
import type { Tx } from "../platform/database.ts";
import { Refusal } from "../platform/errors.ts";
import { newId } from "../platform/ids.ts";
import { uniqueViolation } from "../platform/unique-violation.ts";
import { articleState, lockArticle } from "./article-queries.ts";
import { emitContentChanged, refuseStale, type StaffContentDependencies } from "./content-desk.ts";
import type { BlogRow } from "./queries.ts";
import { type ArticleDraft, blogs } from "./tables.ts";
import { storeVersion } from "./versions.ts";

const LONGEST_SLUG = 60;

/** An article's id, and the version of the article that the caller has seen. */
export interface VersionedArticle {
  readonly id: string;
  readonly version: string;
}

/** Creates an article as a draft. @returns the article's id */
export async function createArticleDraft({ tx, at, record }: Act, title: string): Promise<string> {
  const id = newId();
  const slug = automaticSlug(id, title);
  await tx.insert(blogs).values({
    id,
    slug,
    title,
    author: null,
    content: "",
    picture: "",
    tags: [],
    publishedAt: at,
    updatedAt: at,
    online: false,
    addressKept: false,
  });
  record({ what: "article.begun", subject: id });
  return id;
}

/**
 * Stores the working copy of an article. If shoppers can read the article, or will soon be able to,
 * the copy is stored beside the published text.
 * @throws Refusal blog_not_found, changed_meanwhile, slug_taken
 */
export async function saveArticle(
  act: Act,
  which: VersionedArticle,
  { slug: wanted, ...fields }: ArticleInput,
): Promise<void> {
  const { tx, at } = act;
  const before = await lockSeen(act, which);
  const slug = before.addressKept ? before.slug : wanted;
  const texts = before.online
    ? { draft: isPublished(before, fields) ? null : fields }
    : { ...fields, tags: [...fields.tags], draft: null, updatedAt: at };
  await refuseDuplicates(() => change(tx, before, { ...texts, slug }));
  // The audit log gets only the version and no text, because a working copy is stored every few
  // seconds.
  act.record({
    what: "article.kept",
    subject: before.id,
    before: { version: before.version },
    after: { version: before.version + 1 },
  });
}

/**
 * Publishes the working copy of an article, now or at a planned time. An address that nobody has
 * chosen follows the title of the first publication. Changes of an article that is
 * online go online now, under its first date.
 * @throws Refusal blog_not_found, changed_meanwhile, content_incomplete with the missing fields
 */
export async function publishArticle(
  desk: Pick<StaffContentDependencies, "jobs">,
  act: Act,
  which: VersionedArticle,
  planned: Date | null,
): Promise<void> {
  const { tx, at: now } = act;
  const before = await lockSeen(act, which);
  const wasOnline = articleState(before, now) === "online";
  const fields = before.draft ?? textOf(before);
  refuseIncomplete(fields);
  const at = planned && planned > now ? planned : now;
  const publishedAt = wasOnline ? before.publishedAt : at;
  await change(tx, before, {
    ...fields,
    slug: hasChosenSlug(before) ? before.slug : automaticSlug(before.id, fields.title),
    tags: [...fields.tags],
    draft: null,
    online: true,
    // The address of a planned article can't change any more: the address may be printed already.
    addressKept: true,
    publishedAt,
    updatedAt: wasOnline ? now : publishedAt,
  });
  const versions = { before: before.addressKept ? textOf(before) : null, after: fields };
  await storeVersion(act, { kind: "article", subject: before.id }, versions);
  await emitContentChanged(desk, act, [publishedAt]);
  act.record({
    what: "article.published",
    subject: before.id,
    before: { state: articleState(before, now), publishedAt: before.publishedAt },
    after: { state: publishedAt > now ? "planned" : "online", publishedAt },
  });
}

/**
 * Withdraws an article from the shop, which makes it a draft again.
 * @throws Refusal blog_not_found, changed_meanwhile
 */
export async function withdrawArticle(
  desk: Pick<StaffContentDependencies, "jobs">,
  act: Act,
  which: VersionedArticle,
): Promise<void> {
  const before = await lockSeen(act, which);
  const fields = before.draft ?? textOf(before);
  await change(act.tx, before, {
    ...fields,
    tags: [...fields.tags],
    draft: null,
    online: false,
  });
  await emitContentChanged(desk, act);
  act.record({
    what: "article.withdrawn",
    subject: before.id,
    before: { state: articleState(before, act.at) },
    after: { state: "draft" },
  });
}

/**
 * Deletes an article. Its stored versions stay, and its last text is stored as one more version, so
 * that a text that was never published is not lost either.
 * @throws Refusal blog_not_found, changed_meanwhile
 */
export async function removeArticle(
  desk: Pick<StaffContentDependencies, "jobs">,
  act: Act,
  which: VersionedArticle,
): Promise<undefined> {
  const before = await lockSeen(act, which);
  const versions = { before: null, after: before.draft ?? textOf(before) };
  await storeVersion(act, { kind: "article", subject: before.id }, versions);
  await act.tx.delete(blogs).where(eq(blogs.id, before.id));
  await emitContentChanged(desk, act);
  const { title } = before.draft ?? before;
  const { publishedAt } = before;
  act.record({
    what: "article.removed",
    subject: before.id,
    before: { title, state: articleState(before, act.at), publishedAt },
  });
}

async function lockSeen({ tx }: Act, { id, version }: VersionedArticle): Promise<BlogRow> {
  const article = await lockArticle(tx, id);
  if (!article) throw new Refusal("blog_not_found");
  refuseStale(version, article.version);
  return article;
}

async function change(tx: Tx, before: BlogRow, values: Partial<typeof blogs.$inferInsert>) {
  await tx
    .update(blogs)
    .set({ ...values, version: before.version + 1 })
    .where(eq(blogs.id, before.id));
}

function textOf({ title, author, content, picture, alt, tags }: ArticleDraft): ArticleDraft {
  return { title, author, content, picture, alt, tags };
}

function isPublished(article: BlogRow, fields: ArticleDraft): boolean {
  return isDeepStrictEqual(textOf(article), textOf(fields));
}

function refuseIncomplete({ content, picture }: ArticleDraft): void {
  const fields = {
    ...(content.trim() === "" ? { content: "Write the text" } : {}),
    ...(picture === "" ? { picture: "Choose a cover" } : {}),
  };
  if (Object.keys(fields).length > 0) throw new Refusal("content_incomplete", { fields });
}

/** The slug of an article for which nobody has chosen another. Its end makes it unique. */
function automaticSlug(id: string, title: string): string {
  return `${slugOf(title)}${automaticEnd(id)}`;
}

function hasChosenSlug({ id, slug, addressKept }: BlogRow): boolean {
  return addressKept || !slug.endsWith(automaticEnd(id));
}

const automaticEnd = (id: string) => `-${id.slice(-6)}`;

function slugOf(title: string): string {
  const plain = title.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  const slug = plain.replace(/[^a-z0-9]+/g, "-").slice(0, LONGEST_SLUG);
  return slug.replace(/^-|-$/g, "") || "article";
}

async function refuseDuplicates<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!uniqueViolation(error)) throw error;
    throw new Refusal("slug_taken", { fields: { slug: "Another article has this address" } });
  }
}
