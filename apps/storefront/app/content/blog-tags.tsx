import * as say from "@suvarna/words/here/blog";
import * as language from "@suvarna/words/here/language";
import type { Tagged } from "@suvarna/words/translated";
import { Link } from "react-router";
import { blogTagAddress } from "../site-map.ts";

const CHIP = "rounded-round border border-line text-label leading-[1.5] tracking-normal";

/**
 * An article's tags as chips. The chips are not links, because the card around them is already a
 * link.
 */
export function BlogTags({ of: blog, className }: { of: Tagged; className?: string }) {
  if (blog.tags.length === 0) return null;
  return (
    <ul aria-label={say.tags} className={`flex flex-wrap gap-2 ${className ?? ""}`}>
      {blog.tags.map((tag) => {
        const name = language.nameOfTag(tag, blog);
        return (
          <li
            key={tag}
            lang={language.langOf(name)}
            className={`${CHIP} max-w-full px-2.5 py-0.75 text-ink-soft wrap-anywhere`}
          >
            {name}
          </li>
        );
      })}
    </ul>
  );
}

/** Links to all tags of articles. `current` is the tag whose articles are shown. */
export function BlogTagLinks({ of: articles, current }: { of: Tagged; current?: string }) {
  if (articles.tags.length === 0) return null;
  return (
    <nav aria-label={say.articlesByTag}>
      <ul className="flex flex-wrap gap-2 max-md:-mx-gutter max-md:flex-nowrap max-md:overflow-x-auto max-md:px-gutter max-md:py-1 max-md:[scrollbar-width:none]">
        {[undefined, ...articles.tags].map((tag) => (
          <li key={tag ?? ""} className="max-w-full max-md:max-w-[70vw] max-md:shrink-0">
            <Link
              to={tag === undefined ? "/blog" : blogTagAddress(tag)}
              aria-current={tag === current ? "page" : undefined}
              className="inline-flex min-h-11 items-center rounded-round border border-line-strong px-4 text-small wrap-anywhere hover:border-wine hover:text-wine aria-[current]:border-wine aria-[current]:bg-wine aria-[current]:text-ivory"
            >
              {tag === undefined ? say.allArticles : `#${language.nameOfTag(tag, articles)}`}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
