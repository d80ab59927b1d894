import { listBlogs } from "@suvarna/contract/content/calls";
import { ButtonLink } from "@suvarna/ui/button-link.tsx";
import { EmptyState } from "@suvarna/ui/empty-state.tsx";
import * as say from "@suvarna/words/here/blog";
import * as language from "@suvarna/words/here/language";
import * as navigation from "@suvarna/words/here/navigation";
import type { Tagged } from "@suvarna/words/translated";
import { data, isRouteErrorResponse } from "react-router";
import { browserLoad, type Load, serverLoad } from "../platform/load.ts";
import { pageMeta } from "../platform/meta.ts";
import { blogTagAddress } from "../site-map.ts";
import type { Route } from "./+types/blog-tag-page.ts";
import { BlogGrid } from "./blog-card.tsx";
import { BlogHero } from "./blog-hero.tsx";
import { type BlogTeaser, blogTeaser } from "./blog-teaser.ts";
import { BlogsFailed } from "./blogs-failed.tsx";
import { feedLinks } from "./feed-links.ts";
import { tagsOf } from "./tags-of.ts";

/** The articles of one tag, with all tags of the blog, for the links to the other tags. */
interface TaggedBlogs extends Tagged {
  readonly blogs: readonly BlogTeaser[];
}

const load: Load<TaggedBlogs, { tag: string }> = async (api, { params: { tag }, signal }) => {
  const all = await api.call(listBlogs, {}, { signal });
  const blogs = all.filter(({ tags }) => tags.includes(tag)).map(blogTeaser);
  if (blogs.length === 0) throw data(null, { status: 404 });
  return { blogs, tags: tagsOf(all), ...language.tagNamesIn(all) };
};
export const loader = serverLoad(load);
export const clientLoader = browserLoad(load);

export function meta({ loaderData, params: { tag }, ...place }: Route.MetaArgs) {
  if (!loaderData) return pageMeta({ title: navigation.blog, personal: true }, place);
  const name = language.nameOfTag(tag, loaderData);
  return [
    ...pageMeta(
      {
        title: say.articlesOn(name),
        description: wordsOf(name, loaderData.blogs),
        address: blogTagAddress(tag),
      },
      place,
    ),
    ...feedLinks(place),
  ];
}

/** The page with the articles of one tag. */
export default function BlogTagPage({ loaderData, params: { tag } }: Route.ComponentProps) {
  const { blogs } = loaderData;
  return (
    <>
      <BlogHero of={loaderData} current={tag}>
        {say.articlesWithTag(blogs.length)}
      </BlogHero>
      <div className="wrap pt-11 pb-section sm:pt-16">
        <BlogGrid blogs={blogs} rank="h2" />
      </div>
    </>
  );
}

function wordsOf(tag: string, blogs: readonly BlogTeaser[]): string {
  return say.articlesOnTitles(tag, blogs.map(({ title }) => title).join("; "));
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error) || error.status !== 404) return <BlogsFailed error={error} />;
  return (
    <div className="wrap py-section">
      <EmptyState
        rank="h1"
        title={say.noArticlesWithTag}
        action={<ButtonLink to="/blog">{say.allArticles}</ButtonLink>}
      />
    </div>
  );
}
