import { Plus, Trash2 } from "lucide";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { FieldValues } from "react-hook-form";
import { Bar } from "../parts/bar.tsx";
import { Button } from "../parts/button.tsx";
import { PageHead, WithSide } from "../parts/page.tsx";
import { Empty } from "../parts/states.tsx";
import { toast } from "../parts/toast.ts";
import { hasCode, sentenceOf } from "../platform/api.ts";
import { failureWords } from "../platform/failure-words.ts";
import { useMay } from "../platform/session.ts";
import { ContentTabs } from "./content-tabs.tsx";
import { ItemForm } from "./item-form.tsx";
import { LeaveContent } from "./leave-content.tsx";
import { RemoveDialog } from "./remove-dialog.tsx";
import { SortableList } from "./sortable-list.tsx";
import { useOpenItem } from "./use-open-item.ts";
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
   * @returns the new item
   */
  add(sent: Sent): Promise<DeskItem>;
  /** @returns the item in its new version */
  save(id: string, version: string, sent: Sent): Promise<DeskItem>;
  /** The call that removes an item; left out for a list whose items are never removed. */
  remove?: (id: string, version: string) => Promise<unknown>;
}

/** The width from which the form is beside the list and not below it (`wide:`). */
const BESIDE = "(min-width: 1180px)";

type Schema<Values extends FieldValues, Sent> = Parameters<
  typeof ItemForm<Values, Sent>
>[0]["schema"];

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
  const mayEdit = useMay("content.edit");
  const order = useOrder(items);
  const [busy, setBusy] = useState(false);
  const [itemToDelete, setItemToDelete] = useState<Item | null>(null);
  const openItem = useOpenItem(items);
  const { chosen, item: current } = openItem;
  const [removingId, setRemovingId] = useState<string | null>(null);
  // The list lacks an item that this page removes before the answer to the removal has arrived.
  const isGone = openItem.isGone && removingId !== chosen;
  const isNew = openItem.isNew && mayEdit;
  const movesOn = useRef(false);
  const heading = useRef<HTMLHeadingElement>(null);
  /** Whether the form that is about to open takes the keyboard focus. */
  const goesToForm = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page has moved on when another item is chosen.
  useEffect(() => {
    movesOn.current = false;
    if (!goesToForm.current) return;
    goesToForm.current = false;
    heading.current?.focus();
  }, [chosen]);

  async function publish(): Promise<void> {
    setBusy(true);
    try {
      await changes.order([...order.ids], version);
      order.undo();
      toast.done("The new order is in the shop");
    } catch (error) {
      const clash = hasCode(error, "changed_meanwhile");
      toast.failed(
        "The order was not published",
        clash
          ? "Somebody else changed the list. It is loaded anew: look at it first."
          : sentenceOf(error),
      );
    }
    setBusy(false);
  }
  async function removeNow(item: Item): Promise<void> {
    setRemovingId(item._id);
    try {
      await changes.remove?.(item._id, item.version);
    } catch (error) {
      setRemovingId(null);
      throw error;
    }
    setItemToDelete(null);
    movesOn.current = true;
    // The pressed button goes away with the item, so the next form takes the focus.
    goesToForm.current = true;
    openItem.close(item._id);
    toast.done(`${nameOf(item)} is removed`);
  }
  async function remove(item: Item): Promise<void> {
    if (removal) return setItemToDelete(item);
    try {
      await removeNow(item);
    } catch (error) {
      toast.failed(...failureWords(error, "It was not removed"));
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
      <section key={openItem.form} aria-label={current ? nameOf(current) : add}>
        <h2 ref={heading} tabIndex={-1} className="mb-3 outline-none">
          {current ? nameOf(current) : add}
        </h2>
        {isGone ? (
          <Bar tone="amber" live="alert" className="mb-4">
            Somebody else has removed it. Its texts are still here, with what you typed: copy what
            you need.
          </Bar>
        ) : null}
        <ItemForm
          schema={schema}
          values={current ? (current as unknown as Values) : blank}
          version={current?.version ?? ""}
          locked={!mayEdit}
          hasNewOrder={order.isChanged}
          action={current ? "Save it" : "Add it"}
          done={current ? `${nameOf(current)} is saved` : "It is added"}
          movesOn={movesOn}
          save={async (sent, seen) => {
            if (current) return changes.save(current._id, seen, sent);
            const added = await changes.add(sent);
            movesOn.current = true;
            openItem.openAdded(added._id);
            return added;
          }}
          more={
            current && changes.remove && !isGone ? (
              <Button
                kind="text"
                icon={Trash2}
                busy={removingId === current._id && "Removing"}
                onClick={() => void remove(current)}
              >
                Remove
              </Button>
            ) : null
          }
        >
          {fields(current)}
        </ItemForm>
      </section>
    ) : (
      <>
        <p className="text-ink-mute">Choose {one} to change it.</p>
        <LeaveContent isDirty={false} hasNewOrder={order.isChanged} />
      </>
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
          <Empty title="Nothing here yet">
            Shoppers see what you add while it is set to be shown, and only in its time.
          </Empty>
        ) : (
          <SortableList
            name={title}
            rows={rows}
            locked={!mayEdit}
            onOpen={(id) => {
              // In a narrow window the form is below the list. In a wide one the focus stays at the
              // row, which Alt with an arrow key moves.
              goesToForm.current = !window.matchMedia(BESIDE).matches;
              openItem.open(id);
            }}
            onMove={(id, to) => {
              // A move during the publishing would not be part of the published order.
              if (!busy) order.move(id, to);
            }}
          />
        )}
        {mayEdit ? (
          <p className="mt-4 flex flex-wrap items-center gap-3">
            <Button
              icon={Plus}
              onClick={() => {
                goesToForm.current = true;
                openItem.openNew();
              }}
            >
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
