import { listBlogs } from "@suvarna/contract/content/calls";
import type { Blog } from "@suvarna/contract/content/schemas";
import type { Order } from "@suvarna/contract/orders/schemas";
import { Picture } from "@suvarna/ui/picture.tsx";
import { Skeleton } from "@suvarna/ui/skeleton.tsx";
import * as say from "@suvarna/words/here/confirmation";
import * as language from "@suvarna/words/here/language";
import { Link } from "react-router";
import { usePersonalQuery } from "../platform/queries.ts";
import { blogAddress } from "../site-map.ts";

/** The size of the article pictures, in pixels. */
const BLOG_PICTURE = { width: 2400, height: 1200 };

/**
 * A link to the newest article about the care of the ordered metal. Nothing is shown if there is no
 * such article.
 */
export function CareArticle({ order }: { order: Order }) {
  const metal = order.items.some(({ carat }) => carat !== "Silver") ? "gold" : "silver";
  const { data: article = null, isPending } = usePersonalQuery(
    ["care", metal],
    async (api, signal) => careFor(metal, await api.call(listBlogs, {}, { signal })),
  );
  if (isPending) return <Skeleton className="mt-10 h-32 sm:h-40" />;
  if (!article) return null;
  return (
    <article className="group relative mt-10 grid grid-cols-[7rem_minmax(0,1fr)] items-center gap-5 bg-shell sm:grid-cols-[13.75rem_minmax(0,1fr)] sm:gap-7">
      <Picture
        src={article.image}
        alt=""
        {...BLOG_PICTURE}
        sizes="220px"
        className="relative h-full min-h-32 sm:min-h-40"
        imageClassName="absolute inset-0 object-[90%_50%]"
      />
      <div className="py-4 pr-5">
        <p className="text-caption text-ink-mute">{say.whileYouWait}</p>
        <h3
          lang={language.langOf(article.title)}
          className="heading-3 mt-1 text-[1.1875rem] text-balance wrap-anywhere sm:text-h3"
        >
          <Link to={blogAddress(article)} className="after:absolute after:inset-0 hover:text-wine">
            {article.title}
          </Link>
        </h3>
      </div>
    </article>
  );
}

type Care = Pick<Blog, "slug" | "title" | "image">;

/** The newest article about the care of a metal; null if there is none. */
function careFor(metal: string, articles: readonly Blog[]): Care | null {
  const article = articles.find(({ tags }) => tags.includes("care") && tags.includes(metal));
  return article ? { slug: article.slug, title: article.title, image: article.image } : null;
}
