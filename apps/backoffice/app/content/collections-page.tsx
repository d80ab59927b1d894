import {
  CollectionInput,
  type DeskCollection,
} from "@suvarna/contract/catalogue/staff-collection-schemas";
import {
  createCollection,
  listDeskCollections,
  orderCollections,
  removeCollection,
  saveCollection,
} from "@suvarna/contract/catalogue/staff-collections";
import { FormField } from "../parts/field.tsx";
import { Pill } from "../parts/pill.tsx";
import { Answer } from "../parts/states.tsx";
import { useAdd, useChange, useRead } from "../platform/queries.ts";
import { CollectionPieces } from "./collection-pieces.tsx";
import { CollectionFigures, CollectionTogether, CollectionTurns } from "./collection-story.tsx";
import { FormArea, FormPicture, FormTick } from "./form-parts.tsx";
import { listChanges } from "./list-changes.ts";
import { ListDesk, RowPicture } from "./list-desk.tsx";

const PATHS = ["/staff/collections", "/staff/products"];

const BLANK: CollectionInput = {
  title: "",
  sentence: "",
  cover: "",
  coverAlt: "",
  heroText: "",
  heroPicture: "",
  heroAlt: "",
  heroGround: "#f6f1e9",
  turns: [],
  figures: [],
  quote: "",
  quoteSource: "",
  togetherText: "",
  together: [],
  shown: true,
};

/** The page on which staff edit the collections: their stories, their pieces and their order. */
export function CollectionsPage() {
  const list = useRead(listDeskCollections, {});
  const order = useChange(orderCollections, ...PATHS);
  const add = useAdd(createCollection, ...PATHS);
  const save = useChange(saveCollection, ...PATHS);
  const remove = useChange(removeCollection, ...PATHS);
  return (
    <Answer of={list} what="The collections">
      {({ items, version }) => (
        <ListDesk
          title="Collections"
          caption={`${items.filter(({ shown }) => shown).length} of ${items.length} in the shop. A new name keeps the old address.`}
          one="a collection"
          items={items}
          version={version}
          schema={CollectionInput}
          blank={BLANK}
          changes={listChanges({ order, add, save, remove })}
          removal="Its page leads nowhere from now on, and it is taken out of all its pieces. The pieces stay in the shop. It can't be brought back."
          nameOf={({ title }) => title}
          placeOf={({ shown }) => shown}
          row={(item) => <CollectionRow item={item} />}
          fields={(item) => <CollectionFields item={item} />}
          add="Add a collection"
          wideForm
        />
      )}
    </Answer>
  );
}

function CollectionRow({ item }: { item: DeskCollection }) {
  const { cover, title, pieces, slug, shown } = item;
  return (
    <>
      <RowPicture src={cover} off={!shown} />
      <span className="min-w-0 flex-1">
        <span className="clip font-medium" title={title}>
          {title}
        </span>
        <span className="clip text-caption text-ink-mute">
          {pieces.length.toLocaleString("en-IN")} {pieces.length === 1 ? "piece" : "pieces"}
        </span>
        <span className="clip code text-hint text-ink-mute">/collections/{slug}</span>
      </span>
      <Pill tone={shown ? "leaf" : "sand"}>{shown ? "Shown" : "Off"}</Pill>
    </>
  );
}

function CollectionFields({ item }: { item: DeskCollection | null }) {
  const pieces = item?.pieces ?? [];
  return (
    <>
      <CollectionPieces collection={item} />
      <FormField
        name="title"
        label="Name"
        {...(item ? { hint: "the address stays as it is" } : {})}
      />
      <FormField name="sentence" label="One sentence" hint="in lists and search results" />
      <FormPicture name="cover" label="Cover" hint="upright, from 900 × 1200" />
      <FormField name="coverAlt" label="What one sees on the cover" />
      <FormPicture
        name="heroPicture"
        edge="heroGround"
        label="Large picture"
        hint="from 1200 × 1200"
      />
      <FormField name="heroAlt" label="What one sees on the large picture" />
      <FormArea name="heroText" label="Text beside the large picture" rows={4} />
      <CollectionTurns pieces={pieces} />
      <CollectionFigures />
      <FormArea name="quote" label="Quoted sentence" rows={2} hint="empty: none" />
      <FormField name="quoteSource" label="Who says it" />
      <CollectionTogether pieces={pieces} />
      <FormTick name="shown">Show it in the shop. Its pieces are sold either way.</FormTick>
    </>
  );
}
