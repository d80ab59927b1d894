import {
  ARTICLE_STATES,
  type ListedArticle,
} from "@suvarna/contract/content/staff-article-schemas";
import { createArticle, listArticles } from "@suvarna/contract/content/staff-articles";
import { istShort } from "@suvarna/words/en/indian-time";
import { Plus } from "lucide";
import { Link, useNavigate, useSearchParams } from "react-router";
import { Button } from "../parts/button.tsx";
import { type Column, DataTable } from "../parts/data-table.tsx";
import { Filter } from "../parts/filter.tsx";
import { EmptyPage, ListFoot } from "../parts/list-foot.tsx";
import { PageHead } from "../parts/page.tsx";
import { Pill } from "../parts/pill.tsx";
import { Filters, SearchField } from "../parts/search-field.tsx";
import { Answer, Empty } from "../parts/states.tsx";
import { toast } from "../parts/toast.ts";
import { failureWords } from "../platform/failure-words.ts";
import { useAdd, useRead } from "../platform/queries.ts";
import { useMay } from "../platform/session.ts";
import { ContentTabs } from "./content-tabs.tsx";

const STATES = [
  { value: "online", name: "Online" },
  { value: "planned", name: "Planned" },
  { value: "draft", name: "Draft" },
] as const;

const COLUMNS: readonly Column<ListedArticle>[] = [
  {
    id: "title",
    head: "Article",
    phone: "wide",
    cell: ({ _id, picture, title, slug }) => (
      <span className="flex items-center gap-3 py-1">
        {picture ? (
          <img
            src={picture.replace(/\.jpg/, ".360.webp")}
            alt=""
            loading="lazy"
            className="size-9 flex-none bg-shell object-cover"
          />
        ) : (
          <i className="size-9 flex-none bg-shell" />
        )}
        <span className="min-w-0 md:max-w-110">
          <Link
            to={`/content/articles/${_id}`}
            className="clip font-medium hover:text-wine"
            title={title}
          >
            {title}
          </Link>
          <span className="clip text-hint text-ink-mute">/blog/{slug}</span>
        </span>
      </span>
    ),
  },
  {
    id: "state",
    head: "State",
    cell: ({ state, hasChanges }) => (
      <span className="flex gap-1.5">
        <Pill tone={state === "online" ? "leaf" : state === "planned" ? "amber" : "sand"}>
          {STATES.find(({ value }) => value === state)?.name}
        </Pill>
        {hasChanges ? <Pill tone="amber">Changes wait</Pill> : null}
      </span>
    ),
  },
  {
    id: "online",
    head: "Goes online",
    cell: ({ state, publishedAt }) => (
      <span className="text-ink-soft">{state === "draft" ? "–" : istShort(publishedAt)}</span>
    ),
  },
  {
    id: "author",
    head: "Written by",
    phone: "hidden",
    cell: ({ author }) => <span className="text-ink-soft">{author ?? "The shop"}</span>,
  },
  {
    id: "views",
    head: "Read",
    figures: true,
    phone: "hidden",
    cell: ({ views }) => views.toLocaleString("en-IN"),
  },
];

/** The list of the blog's articles, including drafts and planned articles. */
export function ArticlesPage() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const mayEdit = useMay("content.edit");
  const create = useAdd(createArticle, "/staff/articles", "/staff/content");
  const state = ARTICLE_STATES.find((known) => known === params.get("state"));
  const articles = useRead(listArticles, {
    query: {
      state,
      q: params.get("q") ?? undefined,
      cursor: params.get("cursor") ?? undefined,
    },
  });
  async function begin(): Promise<void> {
    try {
      const { _id } = await create.mutateAsync({ body: { title: "New article" } });
      void navigate(`/content/articles/${_id}`);
    } catch (error) {
      toast.failed(...failureWords(error, "The article was not begun"));
    }
  }
  return (
    <>
      <ContentTabs />
      <PageHead
        title="Articles"
        caption="What shoppers read in the blog. A draft is seen by staff alone."
        actions={
          mayEdit ? (
            <Button
              kind="primary"
              icon={Plus}
              busy={create.isPending && "Beginning"}
              onClick={() => void begin()}
            >
              New article
            </Button>
          ) : undefined
        }
      />
      <Filters search={<SearchField placeholder="Words of the title" />}>
        <Filter name="State" parameter="state" options={STATES} />
      </Filters>
      <Answer of={articles} what="The articles">
        {({ items, total, nextCursor }) =>
          items.length === 0 && params.has("cursor") ? (
            <EmptyPage />
          ) : items.length === 0 ? (
            <NoArticles isFiltered={params.has("q") || params.has("state")} />
          ) : (
            <>
              <DataTable
                name="Articles"
                rows={items}
                columns={COLUMNS}
                open={({ _id }) => `/content/articles/${_id}`}
              />
              <ListFoot
                summary={`${total} ${total === 1 ? "article" : "articles"}`}
                nextCursor={nextCursor}
              />
            </>
          )
        }
      </Answer>
    </>
  );
}

function NoArticles({ isFiltered }: { isFiltered: boolean }) {
  return isFiltered ? (
    <Empty title="No article is like this">Take the search or the filter off.</Empty>
  ) : (
    <Empty title="No article yet">The first one stands here once it is begun.</Empty>
  );
}
