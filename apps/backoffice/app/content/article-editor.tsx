import { getProduct } from "@suvarna/contract/catalogue/calls";
import type { StaffArticle } from "@suvarna/contract/content/staff-article-schemas";
import { useState } from "react";
import { Bar } from "../parts/bar.tsx";
import { Button } from "../parts/button.tsx";
import { TextField } from "../parts/field.tsx";
import { useKey } from "../platform/keys.ts";
import { useRead } from "../platform/queries.ts";
import { useMay } from "../platform/session.ts";
import { ArticleHead } from "./article-head.tsx";
import { ArticlePreview } from "./article-preview.tsx";
import { MarkdownField } from "./markdown-field.tsx";
import { PictureField } from "./picture-field.tsx";
import { PieceLine } from "./piece-picker.tsx";
import { useArticleDraft } from "./use-article-draft.ts";
import { usePreview } from "./use-preview.ts";

/** The longest title, in characters, that a search engine shows whole. */
const GOOD_TITLE = 70;

/** The fields of an article beside its preview. The draft is saved automatically. */
export function ArticleEditor({
  loaded,
  onRemoving,
  reload,
}: {
  loaded: StaffArticle;
  /** Called when the deletion of the article begins, and again when the deletion has failed. */
  onRemoving(isRemoving: boolean): void;
  /** Reads the article again. */
  reload(): Promise<StaffArticle>;
}) {
  const draft = useArticleDraft(loaded);
  const { values, set, fields } = draft;
  const mayEdit = useMay("content.edit");
  const preview = usePreview(values.content);
  useKey("mod+s", () => void draft.keep(), mayEdit);
  const words = values.content.split(/\s+/).filter(Boolean).length;
  const minutes = preview?.minutes ?? 1;
  const { addressKept, _id } = draft.article;
  const slug = addressKept ? draft.article.slug : values.slug;
  // The server gives an article this end of its address, until somebody writes another address.
  const followsTitle = slug.endsWith(`-${_id.slice(-6)}`);
  return (
    <>
      <ArticleHead draft={draft} mayEdit={mayEdit} onRemoving={onRemoving} />
      {draft.clash ? (
        <Bar
          tone="amber"
          live="alert"
          className="mb-4"
          actions={
            <Button small onClick={() => void reload().then(draft.load, draft.fail)}>
              Load theirs
            </Button>
          }
        >
          Somebody else has saved this article meanwhile. What you typed is still here and is not
          kept.
        </Bar>
      ) : null}
      {draft.failure ? (
        <Bar tone="alert" live="alert" className="mb-4">
          {draft.failure} What you typed is still here.
        </Bar>
      ) : null}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-7 wide:grid-cols-[repeat(2,minmax(0,1fr))] wide:gap-10">
        <fieldset
          disabled={!mayEdit}
          className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-4"
        >
          <TextField
            label="Title"
            value={values.title}
            onChange={(event) => set({ title: event.currentTarget.value })}
            hint={`${values.title.length} of ${GOOD_TITLE} signs`}
            error={values.title.trim() === "" ? "Give the article a title" : undefined}
          />
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField
              label="Address"
              value={`/blog/${slug}`}
              disabled={addressKept}
              hint={
                addressKept
                  ? "stays, since it is published or planned"
                  : followsTitle
                    ? "is made from the title when it is published, unless you write another"
                    : undefined
              }
              error={fields["slug"]}
              onChange={(event) =>
                set({ slug: event.currentTarget.value.replace(/^\/?(blog\/?)?/, "") })
              }
            />
            <TextField
              label="Written by"
              value={values.author ?? ""}
              hint="empty: the shop"
              onChange={(event) => set({ author: event.currentTarget.value || null })}
            />
          </div>
          <PictureField
            label="Cover"
            picture={values.picture}
            hint={values.alt || "from 1600 × 900"}
            error={values.picture ? undefined : fields["picture"]}
            onChange={({ picture }) => set({ picture })}
          />
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField
              label="What one sees on the cover"
              value={values.alt}
              onChange={(event) => set({ alt: event.currentTarget.value })}
              hint="read aloud by screen readers"
            />
            <TagsField tags={values.tags} onChange={(tags) => set({ tags })} />
          </div>
          <MarkdownField
            label="Text"
            value={values.content}
            readOnly={!mayEdit}
            withPieces
            beside={`${words} words, ${minutes} ${minutes === 1 ? "minute" : "minutes"}`}
            error={values.content.trim() ? undefined : fields["content"]}
            onChange={(text) => set({ content: text })}
          />
          {preview?.pieces.map((slug) => (
            <PieceInText key={slug} slug={slug} />
          ))}
        </fieldset>
        <ArticlePreview
          values={values}
          publishedAt={draft.article.publishedAt}
          html={preview?.html ?? ""}
          excerpt={preview?.excerpt ?? ""}
          minutes={minutes}
        />
      </div>
    </>
  );
}

/**
 * The field for the tags, separated by commas. The typed text is normalised only when the field
 * loses the focus.
 */
function TagsField({
  tags,
  onChange,
}: {
  tags: readonly string[];
  onChange(tags: string[]): void;
}) {
  const [typed, setTyped] = useState(tags.join(", "));
  // Tags that differ from the typed ones come from another version of the article.
  const text = tagsIn(typed).join() === tags.join() ? typed : tags.join(", ");
  return (
    <TextField
      label="Tags"
      hint="commas between them"
      value={text}
      onChange={(event) => {
        const next = event.currentTarget.value;
        setTyped(next);
        onChange(tagsIn(next));
      }}
    />
  );
}

/** The tags in a text, each of them once. */
function tagsIn(text: string): string[] {
  const named = text.split(",").map((tag) => tag.trim());
  return [...new Set(named.filter(Boolean))];
}

/** A piece to which the article's text links, with its current price. */
function PieceInText({ slug }: { slug: string }) {
  const piece = useRead(getProduct, { params: { id: slug } }, { staleTime: 60_000 });
  if (piece.error) {
    return <Bar tone="amber">The shop has no piece at /product/{slug}.</Bar>;
  }
  if (!piece.data) return null;
  const { name, coverImage, discountedPrice, price } = piece.data;
  return (
    <p className="flex items-center gap-2.5 bg-shell px-2.5 py-2">
      <PieceLine name={name} image={coverImage ?? ""} rupees={discountedPrice ?? price ?? null} />
    </p>
  );
}
