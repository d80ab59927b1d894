import { formatNumber } from "@suvarna/domain/formats";
import { plural } from "./plural.ts";

// The list of articles

export const blogLead = "How jewellery is made, marked, chosen and cared for.";
export const ringsAlt =
  "Three rings on ivory stone: a rose gold halo, an emerald halo and a white gold solitaire";
export const articlesByTag = "Articles by tag";
export const allArticles = "All articles";
export const rssFeed = "RSS feed";
export const feedTitle = (shop: string) => `${shop}: blog`;
export const noBlogs = "No blogs available at the moment";
export const exploreCollection = "Explore Collection";
export const blogsFailed = (why: string) => `Error loading blogs: ${why}`;
export const goToHomepage = "Go to Homepage";

// The articles of a tag

export const articlesOn = (tag: string) => `Articles on ${tag}`;
export const articlesOnTitles = (tag: string, titles: string) =>
  `Our articles on ${tag}: ${titles}.`;
export const articlesWithTag = (count: number) =>
  `${plural(count, "One article", `${count} articles`)} with this tag.`;
export const noArticlesWithTag = "No articles with this tag";

// An article

export const readMore = "READ MORE";
export const readingTime = (minutes: number) => `${minutes} min read`;
export const tags = "Tags";
export const blogNotFound = "Blog not found";
export const byAuthor = (author: string) => `By ${author}`;
export const published = <Part>(day: Part) => ["Published ", day];
export const lastUpdated = <Part>(day: Part) => ["Last updated ", day];
export const viewsText = (count: number) =>
  `${formatNumber(count)} ${plural(count, "view", "views")}`;
export const sharesText = (count: number) =>
  `${formatNumber(count)} ${plural(count, "share", "shares")}`;
export const backToAllArticles = "Back to all articles";
export const share = "Share";
export const piecesInThisArticle = "Pieces in this article";

// The shop's social profiles

export const followUs = "Follow us";
export const followers = (count: number) => `${formatNumber(count)} followers`;
export const shares = (count: number) => `${formatNumber(count)} shares`;
export const opensInNewTab = " (opens in a new tab)";
