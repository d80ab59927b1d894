import * as language from "@suvarna/words/here/language";
import { blogAddress } from "../site-map.ts";
import { BlogPicture, BlogTitleLink } from "./blog-card-parts.tsx";
import { BlogTags } from "./blog-tags.tsx";
import type { BlogTeaser } from "./blog-teaser.ts";
import { ReadMore } from "./read-more.tsx";

/** The large card of an article, above smaller cards. The whole card is one link to the article. */
export function BlogLead({ blog }: { blog: BlogTeaser }) {
  return (
    <article className="group relative">
      <BlogPicture
        blog={blog}
        sizes="(min-width: 90rem) 1000px, (min-width: 64rem) 75vw, 150vw"
        className="aspect-[8/5]"
      />
      <BlogTags of={blog} className="mt-4.5" />
      <h3 className="mt-3 font-display text-[1.5rem] leading-[1.2] font-light tracking-[-0.01em] text-balance wrap-anywhere lg:text-[1.875rem]">
        <BlogTitleLink blog={blog} />
      </h3>
      <p
        lang={language.langOf(blog.excerpt)}
        className="mt-2.5 text-[0.9375rem] text-ink-soft wrap-anywhere"
      >
        {blog.excerpt}
      </p>
      <ReadMore to={blogAddress(blog)} className="mt-1" />
    </article>
  );
}

/** A row with an article and a small picture. The whole row is one link to the article. */
export function BlogRow({ blog }: { blog: BlogTeaser }) {
  return (
    <article className="group relative grid grid-cols-[6.5rem_1fr] gap-x-4 max-lg:border-t max-lg:border-line max-lg:pt-5 sm:grid-cols-[12.5rem_1fr] sm:gap-x-6.5">
      <BlogPicture
        blog={blog}
        sizes="(min-width: 40rem) 400px, 208px"
        className="aspect-square self-start"
      />
      <div>
        <BlogTags of={blog} className="max-sm:hidden" />
        <h3 className="font-display text-[1.125rem] leading-[1.25] tracking-[-0.006em] text-balance wrap-anywhere sm:mt-2.5 sm:text-[1.3125rem]">
          <BlogTitleLink blog={blog} />
        </h3>
        <p
          lang={language.langOf(blog.excerpt)}
          className="mt-2 text-[0.9375rem] text-ink-soft wrap-anywhere max-sm:hidden"
        >
          {blog.excerpt}
        </p>
        <ReadMore to={blogAddress(blog)} />
      </div>
    </article>
  );
}
