import { listDeskCollections } from "@suvarna/contract/catalogue/staff-collections";
import { Tick } from "../parts/field.tsx";
import { useRead } from "../platform/queries.ts";
import type { Draft } from "./use-draft.ts";

/**
 * The checkboxes of the collections to which a product belongs. They are hidden if the shop has no
 * collection.
 */
export function CollectionTicks({ draft: { content, problems, change } }: { draft: Draft }) {
  const { data } = useRead(listDeskCollections, {});
  const { collections } = content;
  if (!data || data.items.length === 0) return null;
  return (
    <fieldset className="mt-5">
      <legend className="text-sm">Collections</legend>
      <div className="mt-2 flex flex-wrap gap-x-6 gap-y-3">
        {data.items.map(({ slug, title }) => (
          <Tick
            key={slug}
            checked={collections.includes(slug)}
            onChange={(event) => {
              const others = collections.filter((each) => each !== slug);
              // The server stores the collections sorted by slug, so the form keeps this order.
              const changed = event.currentTarget.checked ? [...others, slug].sort() : others;
              change({ collections: changed });
            }}
          >
            {title}
          </Tick>
        ))}
      </div>
      {problems["collections"] ? (
        <p role="alert" className="mt-1.25 text-caption text-alert">
          {problems["collections"]}
        </p>
      ) : null}
    </fieldset>
  );
}
