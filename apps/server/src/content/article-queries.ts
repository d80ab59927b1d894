import type { ARTICLE_STATES } from "@suvarna/contract/content/staff-article-schemas";
import { and, desc, eq, gt, ilike, lt, lte, or, type SQL } from "drizzle-orm";
import type { Db, Tx } from "../platform/database.ts";
import { isId } from "../platform/ids.ts";
import type { BlogRow } from "./queries.ts";
import { blogs, blogViews } from "./tables.ts";

export type ArticleState = (typeof ARTICLE_STATES)[number];

/** Returns whether an article is a draft, planned or online at a given time. */
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
  /** A part of the title of the wanted articles. */
  readonly q?: string | undefined;
  /** The id of the last article of the page before; only older articles are returned. */
  readonly after?: string | undefined;
  readonly limit: number;
}

/** An article with the number of times that it was read. */
export type ArticleWithViews = BlogRow & { readonly views: number };

/** Returns a page of the articles, newest first, with the number of articles on all pages. */
export async function pageArticles(
  db: Db,
  { state, q, after, limit }: ArticleQuery,
  now: Date,
): Promise<{ readonly rows: ArticleWithViews[]; readonly total: number }> {
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

/** Finds an article in any state; null when no article has this id. */
export async function findArticle(db: Db, id: string): Promise<ArticleWithViews | null> {
  if (!isId(id)) return null;
  const [row] = await db
    .select({ article: blogs, views: blogViews.views })
    .from(blogs)
    .leftJoin(blogViews, eq(blogViews.blogId, blogs.id))
    .where(eq(blogs.id, id));
  return row ? { ...row.article, views: row.views ?? 0 } : null;
}

/** Locks an article until the transaction ends; null when no article has this id. */
export async function lockArticle(tx: Tx, id: string): Promise<BlogRow | null> {
  if (!isId(id)) return null;
  const [row] = await tx.select().from(blogs).where(eq(blogs.id, id)).for("update");
  return row ?? null;
}
