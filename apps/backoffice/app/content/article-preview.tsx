import type { ArticleInput } from "@suvarna/contract/content/staff-article-schemas";
import { longDate } from "@suvarna/words/en/indian-time";
import { type MouseEvent, useState } from "react";
import { Segments } from "../parts/tabs.tsx";
import { trustedMarkup } from "./trusted-markup.ts";

/**
 * The preview of an article in the storefront's typography, from the HTML that the server makes of
 * the Markdown.
 */
export function ArticlePreview({
  values,
  publishedAt,
  html,
  excerpt,
  minutes,
}: {
  values: ArticleInput;
  publishedAt: string;
  html: string;
  excerpt: string;
  minutes: number;
}) {
  const [width, setWidth] = useState<"desk" | "phone">("desk");
  const { title, picture, alt, author } = values;
  return (
    <section aria-label="As shoppers will see it" className="min-w-0">
      <div className="mb-3 flex items-center gap-3">
        <h2>As shoppers will see it</h2>
        <span className="ml-auto">
          <Segments<"desk" | "phone">
            name="Width"
            value={width}
            onChange={(chosen) => setWidth(chosen)}
            options={[
              { value: "desk", name: "Desk" },
              { value: "phone", name: "Phone" },
            ]}
          />
        </span>
      </div>
      <div
        className={`border border-line bg-ivory ${width === "phone" ? "mx-auto max-w-97 px-4 py-5" : "px-5 py-6 md:px-8 md:py-7"}`}
      >
        {picture ? (
          <img
            src={picture.replace(/\.jpg/, ".1200.webp")}
            alt={alt}
            className="aspect-[3/2] w-full bg-shell object-cover object-[90%_50%]"
          />
        ) : (
          <p className="grid aspect-[3/2] place-items-center bg-shell text-ink-mute">No cover</p>
        )}
        <p className="mt-4 text-caption text-ink-mute">
          {author ? `${author}, ` : ""}
          {longDate(publishedAt)}, {minutes} {minutes === 1 ? "minute" : "minutes"}
        </p>
        <p className="mt-1.5 font-display text-[2.125rem] leading-[1.14] font-light text-balance [overflow-wrap:anywhere]">
          {title}
        </p>
        {html ? (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the handler only opens links of the text in another tab; the links work by keyboard by themselves.
          // biome-ignore lint/a11y/noStaticElementInteractions: the handler only opens links of the text in another tab.
          <div
            className="article mt-4"
            onClick={openApart}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: the server has made the HTML from Markdown and sanitised it.
            dangerouslySetInnerHTML={{ __html: trustedMarkup(html) }}
          />
        ) : (
          <p className="mt-4 text-ink-mute">No text yet.</p>
        )}
      </div>
      <p className="mt-2 text-hint text-ink-mute">
        A search engine shows: {title}. {excerpt}
      </p>
    </section>
  );
}

/** Opens a link of the article's text in another tab, so that the unsaved draft is not lost. */
function openApart(event: MouseEvent): void {
  const link = (event.target as Element).closest("a");
  if (!link) return;
  event.preventDefault();
  window.open(link.href, "_blank", "noopener");
}
