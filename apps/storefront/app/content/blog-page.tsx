import { getBlog } from "@suvarna/contract/content/calls";
import type { Article } from "@suvarna/contract/content/schemas";
import { Breadcrumb } from "@suvarna/ui/breadcrumb.tsx";
import { ButtonLink } from "@suvarna/ui/button-link.tsx";
import { EmptyState } from "@suvarna/ui/empty-state.tsx";
import { Picture } from "@suvarna/ui/picture.tsx";
import { ShareButton } from "@suvarna/ui/share-button.tsx";
import { TextLink } from "@suvarna/ui/text-link.tsx";
import * as say from "@suvarna/words/here/blog";
import { longDate } from "@suvarna/words/here/indian-time";
import * as language from "@suvarna/words/here/language";
import * as navigation from "@suvarna/words/here/navigation";
import * as shell from "@suvarna/words/here/shell";
import { isRouteErrorResponse, Link } from "react-router";
import type { CardPiece } from "../catalogue/index.ts";
import { browserLoad, type Load, serverLoad } from "../platform/load.ts";
import { pageMeta, sharedPicture } from "../platform/meta.ts";
import { rootDataOf, useShop } from "../platform/root-data.ts";
import { trustedMarkup } from "../platform/trusted-types.ts";
import { blogAddress, blogTagAddress } from "../site-map.ts";
import type { Route } from "./+types/blog-page.ts";
import { AfterArticles } from "./after-articles.tsx";
import { articleJsonLd } from "./article-json-ld.ts";
import { ArticlePieces, loadArticlePieces } from "./article-pieces.tsx";
import { BLOG_PICTURE, blogFocus } from "./blog-teaser.ts";
import { feedLinks } from "./feed-links.ts";
import { useViewCount } from "./use-view-count.ts";

interface ArticlePage {
  /** The article without its Markdown, which stays on the server. */
  readonly article: Omit<Article, "content">;
  /** The pieces that the article mentions and that the shop still has. */
  readonly pieces: readonly CardPiece[];
}

const load: Load<ArticlePage, { id: string }> = async (api, { params: { id }, signal }) => {
  const { content: _, ...article } = await api.call(getBlog, { params: { id } }, { signal });
  return { article, pieces: await loadArticlePieces(api, article.pieces, signal) };
};
export const loader = serverLoad(load);
export const clientLoader = browserLoad(load);

export function meta({ loaderData, ...place }: Route.MetaArgs) {
  if (!loaderData) return pageMeta({ title: say.blogNotFound, personal: true }, place);
  const { article } = loaderData;
  const { title, opening, excerpt, slug, updatedAt } = article;
  const shop = rootDataOf(place.matches)?.shop;
  return [
    ...pageMeta(
      {
        title,
        description: opening || excerpt,
        kind: "article",
        address: blogAddress(article),
        image: sharedPicture(`blog/${slug}`, { alt: title, updatedAt }),
      },
      place,
    ),
    ...feedLinks(place),
    // Search engines read the page as the server sends it. React keeps the server's elements.
    ...(import.meta.env.SSR && shop
      ? articleJsonLd(article, shop).map((jsonLd) => ({ "script:ld+json": jsonLd }))
      : []),
  ];
}

/** The page of an article. */
export default function BlogPage({ loaderData: { article, pieces } }: Route.ComponentProps) {
  return (
    <>
      <article className="wrap pb-13 sm:pb-20">
        <Breadcrumb
          trail={[
            { label: navigation.home, to: "/" },
            { label: navigation.blog, to: "/blog" },
            { label: article.title },
          ]}
        />
        <Head article={article} />
        <Picture
          src={article.image}
          alt={article.alt}
          {...BLOG_PICTURE}
          sizes="(min-width: 64rem) 960px, 100vw"
          priority
          className="mx-auto aspect-[3/2] max-w-240"
          imageClassName={blogFocus(article.image)}
        />
        <div className="mx-auto max-w-read">
          <div
            lang={language.langOf(article.html)}
            className="article mt-9 sm:mt-12"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: made of Markdown and sanitised by the server
            dangerouslySetInnerHTML={{ __html: trustedMarkup(article.html) }}
          />
          <Foot article={article} />
        </div>
      </article>
      <ArticlePieces pieces={pieces} />
      <AfterArticles />
    </>
  );
}

function Head({ article }: { article: ArticlePage["article"] }) {
  const { title, author, createdAt, updatedAt, minutes } = article;
  const views = useViewCount(article);
  const shares = useShop().social.reduce((sum, network) => sum + (network.shares ?? 0), 0);
  return (
    <header className="mx-auto max-w-read pt-7 pb-7 sm:pt-11 sm:pb-9">
      <h1 lang={language.langOf(title)} className="wrap-anywhere">
        {title}
      </h1>
      <div className="mt-4.5 flex flex-wrap gap-x-6 gap-y-1 text-caption text-ink-mute tabular-nums">
        {author ? <p className="wrap-anywhere">{say.byAuthor(author)}</p> : null}
        <p>
          {say.published(
            <time key="day" dateTime={createdAt}>
              {longDate(createdAt)}
            </time>,
          )}
        </p>
        <p>
          {say.lastUpdated(
            <time key="day" dateTime={updatedAt}>
              {longDate(updatedAt)}
            </time>,
          )}
        </p>
        <p>
          {say.readingTime(minutes)} · {say.viewsText(views)} · {say.sharesText(shares)}
        </p>
      </div>
    </header>
  );
}

function Foot({ article }: { article: ArticlePage["article"] }) {
  const { title, tags } = article;
  return (
    <footer className="mt-9 border-t border-line pt-5.5">
      {tags.length > 0 ? (
        <ul aria-label={say.tags} className="flex flex-wrap gap-x-4">
          {tags.map((tag) => (
            <li key={tag} className="max-w-full">
              <Link
                to={blogTagAddress(tag)}
                className="inline-flex min-h-11 items-center text-wine wrap-anywhere hover:underline hover:decoration-gold hover:underline-offset-4"
              >
                #{language.nameOfTag(tag, article)}
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-6">
        <TextLink to="/blog">{say.backToAllArticles}</TextLink>
        <ShareButton
          title={title}
          path={blogAddress(article)}
          words={say.share}
          className="-mr-3 inline-flex min-h-11 items-center gap-2.5 px-3 text-caption font-medium tracking-[0.08em] text-wine uppercase"
        />
      </div>
    </footer>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  // Only an HTTP error of the article is shown here; others go to the whole shop's error boundary.
  if (!isRouteErrorResponse(error)) throw error;
  return (
    <div className="wrap py-section">
      {error.status === 404 ? (
        <EmptyState
          rank="h1"
          title={say.blogNotFound}
          action={<ButtonLink to="/blog">{say.allArticles}</ButtonLink>}
        />
      ) : (
        <EmptyState
          rank="h1"
          title={shell.somethingWentWrong}
          action={
            <ButtonLink to="" reloadDocument>
              {shell.reloadPage}
            </ButtonLink>
          }
        >
          {String(error.data)}
        </EmptyState>
      )}
    </div>
  );
}
