import type { ARTICLE_STATES } from "@suvarna/contract/content/staff-schemas";
import { and, desc, eq, gt, ilike, lt, lte, or, type SQL } from "drizzle-orm";
import type { Db, Tx } from "../platform/database.ts";
import { isId } from "../platform/ids.ts";
import type { BlogRow } from "./queries.ts";
import { blogs, blogViews } from "./tables.ts";

export type ArticleState = (typeof ARTICLE_STATES)[number];

/** The state of an article at a time. */
export function articleState(
  { online, publishedAt }: Pick<BlogRow, "online" | "publishedAt">,
  now: Date,
): ArticleState {
  if (!online) return "draft";
  return publishedAt <= now ? "online" : "planned";
}

function inState(state: ArticleState, now: Date): SQL | undefined {
  if (state === "draft") return eq(blogs.online, false);
  const byTime = state === "online" ? lte(blogs.publishedAt, now) : gt(blogs.publishedAt, now);
  return and(eq(blogs.online, true), byTime);
}

export interface ArticleQuery {
  readonly state?: ArticleState | undefined;
  /** A part of a title. */
  readonly q?: string | undefined;
  /** The id of an article: only older ones are returned. */
  readonly after?: string | undefined;
  readonly limit: number;
}

/** An article with how often it was read. */
export type ReadArticle = BlogRow & { readonly views: number };

/** A page of the articles, newest first, with how many there are on all pages. */
export async function pageArticles(
  db: Db,
  { state, q, after, limit }: ArticleQuery,
  now: Date,
): Promise<{ readonly rows: ReadArticle[]; readonly total: number }> {
  const which = and(
    state === undefined ? undefined : inState(state, now),
    q ? ilike(blogs.title, `%${q.replace(/[\\%_]/g, "\\$&")}%`) : undefined,
  );
  const last = after === undefined ? null : await findArticle(db, after);
  if (after !== undefined && !last) return { rows: [], total: 0 };
  const isOlder = last
    ? or(
        lt(blogs.publishedAt, last.publishedAt),
        and(eq(blogs.publishedAt, last.publishedAt), lt(blogs.id, last.id)),
      )
    : undefined;
  const rows = await db
    .select({ article: blogs, views: blogViews.views })
    .from(blogs)
    .leftJoin(blogViews, eq(blogViews.blogId, blogs.id))
    .where(and(which, isOlder))
    .orderBy(desc(blogs.publishedAt), desc(blogs.id))
    .limit(limit);
  return {
    rows: rows.map(({ article, views }) => ({ ...article, views: views ?? 0 })),
    total: await db.$count(blogs, which),
  };
}

/** An article in any state; null when there is none such. */
export async function findArticle(db: Db, id: string): Promise<ReadArticle | null> {
  if (!isId(id)) return null;
  const [row] = await db
    .select({ article: blogs, views: blogViews.views })
    .from(blogs)
    .leftJoin(blogViews, eq(blogViews.blogId, blogs.id))
    .where(eq(blogs.id, id));
  return row ? { ...row.article, views: row.views ?? 0 } : null;
}

/** Locks an article to the end of the transaction; null when there is none such. */
export async function lockArticle(tx: Tx, id: string): Promise<BlogRow | null> {
  if (!isId(id)) return null;
  const [row] = await tx.select().from(blogs).where(eq(blogs.id, id)).for("update");
  return row ?? null;
}
