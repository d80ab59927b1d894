import { listBlogs } from "@suvarna/contract/content/calls";
import { ButtonLink } from "@suvarna/ui/button-link.tsx";
import { EmptyState } from "@suvarna/ui/empty-state.tsx";
import * as say from "@suvarna/words/here/blog";
import * as language from "@suvarna/words/here/language";
import * as navigation from "@suvarna/words/here/navigation";
import { browserLoad, type Load, serverLoad } from "../platform/load.ts";
import { pageMeta } from "../platform/meta.ts";
import { blogAddress } from "../site-map.ts";
import type { Route } from "./+types/blog-list-page.ts";
import { AfterArticles } from "./after-articles.tsx";
import { BlogGrid } from "./blog-card.tsx";
import { BlogPicture, BlogTitleLink } from "./blog-card-parts.tsx";
import { BlogFacts } from "./blog-facts.tsx";
import { BlogHero } from "./blog-hero.tsx";
import { BlogTags } from "./blog-tags.tsx";
import { type BlogTeaser, blogTeaser } from "./blog-teaser.ts";
import { BlogsFailed } from "./blogs-failed.tsx";
import { feedLinks } from "./feed-links.ts";
import { ReadMore } from "./read-more.tsx";
import { tagsOf } from "./tags-of.ts";

interface BlogList {
  /** The newest article with its opening text; null if there are no articles. */
  readonly first: (BlogTeaser & { readonly opening: string }) | null;
  readonly others: readonly BlogTeaser[];
}

const load: Load<BlogList> = async (api, { signal }) => {
  const [first, ...others] = await api.call(listBlogs, {}, { signal });
  return {
    first: first ? { ...blogTeaser(first), opening: first.opening } : null,
    others: others.map(blogTeaser),
  };
};
export const loader = serverLoad(load);
export const clientLoader = browserLoad(load);

export function meta(place: Route.MetaArgs) {
  return [
    ...pageMeta({ title: navigation.blog, description: say.blogLead }, place),
    ...feedLinks(place),
  ];
}

/** All articles, newest first. */
export default function BlogListPage({ loaderData: { first, others } }: Route.ComponentProps) {
  const all = first ? [first, ...others] : others;
  return (
    <>
      <BlogHero of={{ tags: tagsOf(all), ...language.tagNamesIn(all) }}>{say.blogLead}</BlogHero>
      <div className="wrap pt-11 pb-section sm:pt-16">
        {first ? (
          <FirstBlog blog={first} />
        ) : (
          <EmptyState
            title={say.noBlogs}
            action={<ButtonLink to="/shop">{say.exploreCollection}</ButtonLink>}
          />
        )}
        {others.length > 0 ? (
          <div className="mt-13 border-t border-line pt-11 sm:mt-20 sm:pt-16">
            <BlogGrid blogs={others} rank="h2" />
          </div>
        ) : null}
      </div>
      <AfterArticles />
    </>
  );
}

/** The card of the newest article, which shows more of its text than other cards. */
function FirstBlog({ blog }: { blog: NonNullable<BlogList["first"]> }) {
  const address = blogAddress(blog);
  return (
    <article className="group relative grid gap-7 lg:grid-cols-[7fr_5fr] lg:items-center lg:gap-15">
      <BlogPicture
        blog={blog}
        sizes="(min-width: 90rem) 1000px, (min-width: 64rem) 75vw, 150vw"
        priority
        className="aspect-[4/3]"
      />
      <div>
        <BlogTags of={blog} />
        <h2 className="mt-4.5 wrap-anywhere">
          <BlogTitleLink blog={blog} />
        </h2>
        <BlogFacts blog={blog} className="mt-3.5" />
        <p
          lang={language.langOf(blog.opening)}
          className="mt-4.5 line-clamp-6 text-lead text-ink-soft wrap-anywhere"
        >
          {blog.opening}
        </p>
        <ReadMore to={address} className="mt-3" />
      </div>
    </article>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <BlogsFailed error={error} />;
}
