import { Breadcrumb } from "@suvarna/ui/breadcrumb.tsx";
import { Icon } from "@suvarna/ui/icon.tsx";
import { Picture } from "@suvarna/ui/picture.tsx";
import * as say from "@suvarna/words/here/blog";
import * as language from "@suvarna/words/here/language";
import * as navigation from "@suvarna/words/here/navigation";
import type { Tagged } from "@suvarna/words/translated";
import { Rss } from "lucide";
import type { ReactNode } from "react";
import { BlogTagLinks } from "./blog-tags.tsx";
import { BLOG_PICTURE } from "./blog-teaser.ts";
import { RSS } from "./feed-links.ts";

const TRAIL = [{ label: navigation.home, to: "/" }];

/** The top section of the blog: text on the empty part of a picture, and links to the tags. */
export function BlogHero({
  of: articles,
  current,
  children,
}: {
  /** The tags of all articles. */
  of: Tagged;
  /** The tag whose articles are shown; without a tag, all articles are shown. */
  current?: string;
  children: ReactNode;
}) {
  const name = `#${language.nameOfTag(current ?? "", articles)}`;
  return (
    <section aria-label={navigation.blog} className="border-b border-line">
      <div className="relative overflow-hidden bg-shell">
        <Picture
          src="/pictures/banner-rings.jpg"
          alt={say.ringsAlt}
          {...BLOG_PICTURE}
          sizes="(min-width: 64rem) 880px, (min-width: 40rem) 125vw, 150vw"
          className="hidden bg-none! after:absolute after:inset-y-0 after:left-0 after:w-[24%] after:bg-linear-to-r after:from-shell after:to-transparent md:absolute! md:inset-y-0 md:right-0 md:block md:aspect-[2/1]"
          imageClassName="object-[80%_60%]"
        />
        <div className="wrap relative">
          <Breadcrumb
            trail={
              current === undefined
                ? [...TRAIL, { label: navigation.blog }]
                : [...TRAIL, { label: navigation.blog, to: "/blog" }, { label: name }]
            }
          />
          <div className="pt-6 pb-8 md:max-w-[44%] md:py-15 lg:py-21">
            <h1 className="wrap-anywhere">{current === undefined ? navigation.blog : name}</h1>
            <p className="mt-3.5 max-w-[26em] text-lead text-ink-soft">{children}</p>
          </div>
        </div>
      </div>
      <div className="wrap flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-3 *:min-w-0 max-md:*:max-w-full md:py-4.5">
        <BlogTagLinks of={articles} current={current} />
        <a href={RSS} className="inline-flex min-h-11 items-center gap-2 text-small">
          <Icon of={Rss} size={16} className="text-gold-ink" />
          <span className="link-gold">{say.rssFeed}</span>
        </a>
      </div>
    </section>
  );
}
