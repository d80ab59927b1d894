import { listCategoryNames } from "@suvarna/contract/catalogue/staff-categories";
import type { StaffProduct } from "@suvarna/contract/catalogue/staff-products-schemas";
import { Icon } from "@suvarna/ui/icon.tsx";
import { ExternalLink, Pencil } from "lucide";
import { useMemo, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { usePictureCount } from "../media/index.ts";
import { Button, ButtonLink } from "../parts/button.tsx";
import { categoryTitle } from "../parts/category-title.ts";
import { OtherViewers } from "../parts/other-viewers.tsx";
import { PageHead, WithSide } from "../parts/page.tsx";
import { Pill } from "../parts/pill.tsx";
import { Tabs } from "../parts/tabs.tsx";
import { useRead } from "../platform/queries.ts";
import { useMay } from "../platform/session.ts";
import { sayTime } from "../platform/times.ts";
import { ChangesList } from "./changes-list.tsx";
import { ClashDialog } from "./clash-dialog.tsx";
import { changedFields } from "./content.ts";
import { EditorBar } from "./editor-bar.tsx";
import { LeaveProduct } from "./leave-product.tsx";
import { PicturesSlot } from "./pictures-slot.tsx";
import { PiecesSection } from "./pieces-section.tsx";
import { PricePanel } from "./price-panel.tsx";
import { PriceSection } from "./price-section.tsx";
import { ProductMenu, useDuplicate } from "./product-menu.tsx";
import { SizesSection } from "./sizes-section.tsx";
import { StonesSection } from "./stones-section.tsx";
import { type Draft, useDraft } from "./use-draft.ts";
import { pageState, sayCount } from "./words.ts";
import { WordsSection } from "./words-section.tsx";

/** The editor of a product: the sections with its fields, and the price beside them. */
export function ProductEditor({
  loaded,
  onCreated,
}: {
  loaded: StaffProduct | null;
  onCreated(id: string): void;
}) {
  const draft = useDraft(loaded, onCreated);
  const { data: categories } = useRead(listCategoryNames, {});
  const [size, setSize] = useState<string | null>(null);
  const mayEdit = useMay("products.edit") && draft.product?.state !== "archived";
  const { content, product } = draft;
  const shownSize = content.sizes.some((each) => each.size === size)
    ? size
    : (content.sizes[0]?.size ?? null);
  const changes = useMemo(
    () => (product?.published ? changedFields(product.published, content, true) : []),
    [product, content],
  );
  // A draft may have no category yet.
  const categoryName = (id: string) => (id === "" ? "" : categoryTitle(id, categories));
  return (
    <>
      <EditorHead draft={draft} changes={changes.length} />
      <EditorTabs draft={draft} />
      <WithSide
        side={
          <div className="wide:sticky wide:top-14">
            <PricePanel content={content} published={product?.published ?? null} size={shownSize} />
            <ChangesList fields={changes} draft={draft} categoryName={categoryName} />
          </div>
        }
      >
        <fieldset disabled={!mayEdit} className="min-w-0">
          <PriceSection draft={draft} />
          <SizesSection draft={draft} shown={shownSize} onShow={setSize} mayEdit={mayEdit} />
          <PiecesSection product={product} sizes={content.sizes.map((each) => each.size)} />
          <PicturesSlot product={product} mayEdit={mayEdit} />
          <WordsSection draft={draft} categories={categories} />
          <StonesSection draft={draft} />
        </fieldset>
      </WithSide>
      {mayEdit ? <EditorBar draft={draft} changes={changes.length} size={shownSize} /> : null}
      <ClashDialog draft={draft} categoryName={categoryName} />
      <LeaveProduct draft={draft} />
    </>
  );
}

function EditorHead({ draft, changes }: { draft: Draft; changes: number }) {
  const { product, content } = draft;
  const navigate = useNavigate();
  const duplicate = useDuplicate();
  const mayEdit = useMay("products.edit");
  const state = product && pageState(product);
  return (
    <PageHead
      title={content.name || (product ? "Without a name" : "New product")}
      crumbs={[{ to: "/products", name: "Products" }]}
      beside={
        <>
          {state ? <Pill tone={state.tone}>{state.words}</Pill> : null}
          {changes > 0 ? (
            <Pill tone="amber" icon={Pencil}>
              {sayCount(changes, "change")} not published
            </Pill>
          ) : null}
          {product ? <OtherViewers topic="products" id={product._id} /> : null}
        </>
      }
      caption={captionOf(draft)}
      actions={
        product ? (
          <>
            {product.state === "published" ? (
              <a
                href={`/product/${product.slug}`}
                target="_blank"
                rel="noreferrer"
                className="link inline-flex items-center gap-1.5 max-md:hidden"
              >
                See it in the shop
                <Icon of={ExternalLink} size={14} />
              </a>
            ) : null}
            {product.state === "archived" ? null : (
              <ButtonLink to={`/translations/product/${product._id}`}>Hindi</ButtonLink>
            )}
            {mayEdit ? (
              <Button
                onClick={() =>
                  void duplicate(product._id, (id) => void navigate(`/products/${id}`))
                }
              >
                Duplicate
              </Button>
            ) : null}
            <ProductMenu product={product} />
          </>
        ) : null
      }
    />
  );
}

function captionOf({ product }: Draft): string {
  if (!product) return "Nothing is kept yet. A draft keeps itself while you write.";
  const { draft, publishedAt, state } = product;
  if (state === "archived")
    return "It is off the shop. Past orders keep it. Restore it to change it.";
  const savedNote = draft ? `Draft kept ${sayTime(draft.savedAt)}. ` : "";
  if (publishedAt === null) return `${savedNote}Shoppers do not see it until you publish.`;
  return draft
    ? `${savedNote}Shoppers see the version of ${sayTime(publishedAt)} until you publish.`
    : `Published ${sayTime(publishedAt)}. Nothing waits.`;
}

function EditorTabs({ draft: { content, product } }: { draft: Draft }) {
  const { hash } = useLocation();
  // The pictures of an archived product can't change, and their call has no answer.
  const changing = product && product.state !== "archived" ? product._id : null;
  const pictures = usePictureCount(changing) ?? product?.pictures.length ?? 0;
  const parts = [
    { id: "price", name: "Price" },
    { id: "sizes", name: "Sizes", count: content.sizes.length },
    { id: "pieces", name: "Pieces and HUIDs" },
    { id: "pictures", name: "Pictures", count: pictures },
    { id: "words", name: "Words" },
    { id: "stones", name: "Stones and papers" },
  ];
  return (
    <Tabs
      name="Parts of the product"
      tabs={parts.map(({ id, name, count }, index) => ({
        to: `#${id}`,
        name,
        ...(count === undefined ? {} : { count }),
        current: hash === `#${id}` || (hash === "" && index === 0),
      }))}
    />
  );
}
