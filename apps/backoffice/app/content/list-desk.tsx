import { Plus, Trash2 } from "lucide";
import { type ReactNode, useState } from "react";
import type { FieldValues } from "react-hook-form";
import { useSearchParams } from "react-router";
import { Button } from "../parts/button.tsx";
import { PageHead, WithSide } from "../parts/page.tsx";
import { Empty } from "../parts/states.tsx";
import { toast } from "../parts/toast.ts";
import { hasCode, sentenceOf } from "../platform/api.ts";
import { useMay } from "../platform/session.ts";
import { ContentTabs } from "./content-tabs.tsx";
import { ItemForm } from "./item-form.tsx";
import { RemoveDialog } from "./remove-dialog.tsx";
import { SortableList } from "./sortable-list.tsx";
import { useOrder } from "./use-order.ts";

export interface DeskItem {
  readonly _id: string;
  readonly version: string;
}

/** The API calls that change a list. */
export interface ListChanges<Sent> {
  order(ids: string[], version: string): Promise<unknown>;
  /**
   * Creates an item.
   * @returns the id of the new item
   */
  add(sent: Sent): Promise<string>;
  save(id: string, version: string, sent: Sent): Promise<unknown>;
  /** The call that removes an item; left out for a list whose items are never removed. */
  remove?: (id: string, version: string) => Promise<unknown>;
}

type Schema<Values extends FieldValues, Sent> = Parameters<
  typeof ItemForm<Values, Sent>
>[0]["schema"];

const NEW = "new";

/**
 * The page part that shows an ordered list of content, with the form of the open item beside it.
 */
export function ListDesk<Item extends DeskItem, Values extends FieldValues, Sent>({
  title,
  caption,
  one,
  items,
  version,
  changes,
  schema,
  blank,
  nameOf,
  placeOf,
  row,
  fields,
  add,
  addHint,
  removal,
  wideForm = false,
}: {
  title: string;
  caption: ReactNode;
  /** The words for an item in messages, such as "the slide". */
  one: string;
  items: readonly Item[];
  version: string;
  changes: ListChanges<Sent>;
  schema: Schema<Values, Sent>;
  /** The values with which the form of a new item begins. */
  blank: Values;
  nameOf(item: Item): string;
  /** Whether shoppers see the item. */
  placeOf(item: Item): boolean;
  row(item: Item): ReactNode;
  fields(item: Item | null): ReactNode;
  /** The label of the button that adds an item. */
  add: string;
  addHint?: string;
  /**
   * The consequences of deleting an item. If they are given, the user must confirm the deletion.
   */
  removal?: ReactNode;
  /** Whether the form gets the wide column and the list the narrow one, for a long form. */
  wideForm?: boolean;
}) {
  const [params, setParams] = useSearchParams();
  const mayEdit = useMay("content.edit");
  const order = useOrder(items, version);
  const [busy, setBusy] = useState(false);
  const [itemToDelete, setItemToDelete] = useState<Item | null>(null);
  const chosen = params.get("item") ?? items[0]?._id ?? null;
  const current = items.find(({ _id }) => _id === chosen) ?? null;
  const isNew = chosen === NEW && mayEdit;
  const open = (item: string | null) =>
    setParams(item === null ? {} : { item }, { preventScrollReset: true });

  async function publish(): Promise<void> {
    setBusy(true);
    try {
      await changes.order([...order.ids], version);
      order.undo();
      toast.done("The new order is in the shop");
    } catch (error) {
      const clash = hasCode(error, "changed_meanwhile");
      if (clash) order.undo();
      toast.failed(
        "The order was not saved",
        clash ? "Somebody else changed the list. It is loaded anew." : sentenceOf(error),
      );
    }
    setBusy(false);
  }
  async function removeNow(item: Item): Promise<void> {
    await changes.remove?.(item._id, item.version);
    setItemToDelete(null);
    open(null);
    toast.done(`${nameOf(item)} is removed`);
  }
  async function remove(item: Item): Promise<void> {
    if (removal) return setItemToDelete(item);
    try {
      await removeNow(item);
    } catch (error) {
      toast.failed("It was not removed", sentenceOf(error));
    }
  }

  let place = 0;
  const rows = order.items.map((item) => ({
    id: item._id,
    name: nameOf(item),
    place: placeOf(item) ? ++place : null,
    current: item._id === chosen,
    content: row(item),
  }));
  const side =
    current || isNew ? (
      <section key={chosen} aria-label={current ? nameOf(current) : add}>
        <h2 className="mb-3">{current ? nameOf(current) : add}</h2>
        <ItemForm
          schema={schema}
          values={current ? (current as unknown as Values) : blank}
          version={current?.version ?? ""}
          locked={!mayEdit}
          action={current ? "Save it" : "Add it"}
          done={current ? `${nameOf(current)} is saved` : "It is added"}
          save={async (sent, seen) => {
            if (current) await changes.save(current._id, seen, sent);
            else open(await changes.add(sent));
          }}
          more={
            current && changes.remove ? (
              <Button kind="text" icon={Trash2} onClick={() => void remove(current)}>
                Remove
              </Button>
            ) : null
          }
        >
          {fields(current)}
        </ItemForm>
      </section>
    ) : (
      <p className="text-ink-mute">Choose {one} to change it.</p>
    );
  return (
    <>
      <ContentTabs />
      <PageHead
        title={title}
        caption={caption}
        actions={
          mayEdit && order.items.length > 1 ? (
            <>
              {order.isChanged ? <Button onClick={order.undo}>Undo</Button> : null}
              <Button
                kind="primary"
                disabled={!order.isChanged}
                busy={busy && "Publishing"}
                onClick={() => void publish()}
              >
                Publish the order
              </Button>
            </>
          ) : undefined
        }
      />
      <WithSide side={side} wideSide={wideForm}>
        {rows.length === 0 ? (
          <Empty title="Nothing here yet">What you add is shown in the shop at once.</Empty>
        ) : (
          <SortableList
            name={title}
            rows={rows}
            locked={!mayEdit}
            onOpen={open}
            onMove={order.move}
          />
        )}
        {mayEdit ? (
          <p className="mt-4 flex flex-wrap items-center gap-3">
            <Button icon={Plus} onClick={() => open(NEW)}>
              {add}
            </Button>
            {addHint ? <span className="text-hint text-ink-mute">{addHint}</span> : null}
          </p>
        ) : null}
      </WithSide>
      {removal && itemToDelete ? (
        <RemoveDialog
          open
          title={`Delete ${nameOf(itemToDelete)}?`}
          action="Delete it"
          onClose={() => setItemToDelete(null)}
          onRemove={() => removeNow(itemToDelete)}
        >
          {removal}
        </RemoveDialog>
      ) : null}
    </>
  );
}

/** The small picture in a row of the list. */
export function RowPicture({ src, off, wide }: { src: string; off?: boolean; wide?: boolean }) {
  return (
    <img
      src={src.replace(/\.jpg/, ".360.webp")}
      alt=""
      loading="lazy"
      className={`flex-none bg-shell object-cover ${wide ? "h-15 w-24 md:h-22 md:w-44" : "size-14"} ${off ? "opacity-45" : ""}`}
    />
  );
}
