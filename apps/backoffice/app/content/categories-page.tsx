import {
  createCategory,
  listDeskCategories,
  orderCategories,
  removeCategory,
  saveCategory,
} from "@suvarna/contract/catalogue/staff-categories";
import { CategoryInput } from "@suvarna/contract/catalogue/staff-category-schemas";
import { FormField } from "../parts/field.tsx";
import { Pill } from "../parts/pill.tsx";
import { Answer } from "../parts/states.tsx";
import { useAdd, useChange, useRead } from "../platform/queries.ts";
import { FormArea, FormPicture, FormTick } from "./form-parts.tsx";
import { ListDesk, RowPicture } from "./list-desk.tsx";

const PATHS = ["/staff/categories", "/category"];
const BLANK = { title: "", description: "", picture: "", shown: true };

/**
 * The page on which staff edit the categories: their names, pictures and order in menus and on the
 * home page.
 */
export function CategoriesPage() {
  const list = useRead(listDeskCategories, {});
  const order = useChange(orderCategories, ...PATHS);
  const add = useAdd(createCategory, ...PATHS);
  const save = useChange(saveCategory, ...PATHS);
  const remove = useChange(removeCategory, ...PATHS);
  return (
    <Answer of={list} what="The categories">
      {({ items, version }) => (
        <ListDesk
          title="Categories"
          caption={`${items.filter(({ shown }) => shown).length} of ${items.length} in the menus. A new name keeps the old address.`}
          one="a category"
          items={items}
          version={version}
          schema={CategoryInput}
          blank={BLANK}
          changes={{
            order: (ids, seen) =>
              order.mutateAsync({ headers: { "if-match": seen }, body: { ids } }),
            add: (body) => add.mutateAsync({ body }),
            save: (id, seen, body) =>
              save.mutateAsync({ params: { id }, headers: { "if-match": seen }, body }),
            remove: (id, seen) =>
              remove.mutateAsync({ params: { id }, headers: { "if-match": seen } }),
          }}
          removal="Menus and the home page no longer show it, and its address leads nowhere. It can't be brought back. A category that pieces belong to stays: give them another one first."
          nameOf={({ title }) => title}
          placeOf={({ shown }) => shown}
          row={({ picture, title, count, slug, shown }) => (
            <>
              <RowPicture src={picture} off={!shown} />
              <span className="min-w-0 flex-1">
                <span className="clip font-medium" title={title}>
                  {title}
                </span>
                <span className="clip text-caption text-ink-mute">
                  {count.toLocaleString("en-IN")} {count === 1 ? "piece" : "pieces"}
                </span>
                <span className="clip code text-hint text-ink-mute">{slug}</span>
              </span>
              <Pill tone={shown ? "leaf" : "sand"}>{shown ? "Shown" : "Off"}</Pill>
            </>
          )}
          fields={(item) => (
            <>
              <FormField
                name="title"
                label="Name"
                {...(item ? { hint: "addresses with the old name still lead here" } : {})}
              />
              <FormArea name="description" label="Description" rows={4} />
              <FormPicture name="picture" label="Picture" hint="from 1200 × 1200" />
              <FormTick name="shown">
                Show it in menus and on the home page. Its pieces are sold either way.
              </FormTick>
            </>
          )}
          add="Add a category"
        />
      )}
    </Answer>
  );
}
