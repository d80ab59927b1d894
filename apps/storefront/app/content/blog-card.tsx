import * as language from "@suvarna/words/here/language";
import { blogAddress } from "../site-map.ts";
import { BlogPicture, BlogTitleLink } from "./blog-card-parts.tsx";
import { BlogFacts } from "./blog-facts.tsx";
import { BlogTags } from "./blog-tags.tsx";
import type { BlogTeaser } from "./blog-teaser.ts";
import { ReadMore } from "./read-more.tsx";

/** The numbers of articles that fill rows of two columns but would leave a gap in rows of three. */
const IN_TWOS: readonly number[] = [1, 2, 4];

/** A grid of articles: three in a row where there is room, or two where three would leave a gap. */
export function BlogGrid({
  blogs,
  rank,
}: {
  blogs: readonly BlogTeaser[];
  /** The HTML element of the titles, which depends on the headings of the page. */
  rank?: "h2" | "h3";
}) {
  return (
    <ul
      className={`grid gap-11 sm:grid-cols-2 sm:gap-x-6 sm:gap-y-12 ${IN_TWOS.includes(blogs.length) ? "" : "md:grid-cols-3"}`}
    >
      {blogs.map((blog) => (
        <li key={blog.slug}>
          <BlogCard blog={blog} rank={rank} />
        </li>
      ))}
    </ul>
  );
}

/** The card of an article. The whole card is one link to the article. */
function BlogCard({ blog, rank: Heading = "h3" }: { blog: BlogTeaser; rank?: "h2" | "h3" }) {
  const address = blogAddress(blog);
  return (
    <article className="group relative flex h-full flex-col">
      <BlogPicture
        blog={blog}
        sizes="(min-width: 90rem) 640px, (min-width: 48rem) 48vw, (min-width: 40rem) 75vw, 150vw"
        className="aspect-[4/3]"
      />
      <BlogTags of={blog} className="mt-4.5" />
      <Heading className="mt-3.5 font-display text-[1.5rem] font-normal leading-[1.25] tracking-[-0.01em] wrap-anywhere">
        <BlogTitleLink blog={blog} />
      </Heading>
      <BlogFacts blog={blog} className="mt-2" />
      <p
        lang={language.langOf(blog.excerpt)}
        className="mt-2.5 mb-2 text-[0.9375rem] text-ink-soft wrap-anywhere"
      >
        {blog.excerpt}
      </p>
      <ReadMore to={address} className="mt-auto" />
    </article>
  );
}
