import { SlideInput } from "@suvarna/contract/content/staff-list-schemas";
import {
  createSlide,
  listDeskSlides,
  orderSlides,
  removeSlide,
  saveSlide,
} from "@suvarna/contract/content/staff-lists";
import { FormField } from "../parts/field.tsx";
import { Pill } from "../parts/pill.tsx";
import { Answer } from "../parts/states.tsx";
import { useAdd, useChange, useRead } from "../platform/queries.ts";
import { FocusPicker } from "./focus-picker.tsx";
import { FormPicture, FormSelect, FormTick, FormTime } from "./form-parts.tsx";
import { LinkField } from "./link-field.tsx";
import { listChanges } from "./list-changes.ts";
import { ListDesk, RowPicture } from "./list-desk.tsx";
import { saySpan, spanState } from "./say-span.ts";

const PATHS = ["/staff/carousel", "/staff/content"];

const BLANK: SlideInput = {
  picture: "",
  alt: "",
  title: "",
  subTitle: "",
  description: "",
  tone: "light",
  ground: "#f6f1e9",
  link: "/shop",
  focusX: 85,
  focusY: 50,
  shown: true,
  startsAt: null,
  endsAt: null,
};

/**
 * The page on which staff edit the slides of the home page and of the shop page: their order, texts
 * and time.
 */
export function CarouselPage() {
  const list = useRead(listDeskSlides, {});
  const order = useChange(orderSlides, ...PATHS);
  const add = useAdd(createSlide, ...PATHS);
  const save = useChange(saveSlide, ...PATHS);
  const remove = useChange(removeSlide, ...PATHS);
  return (
    <Answer of={list} what="The carousel">
      {({ items, version }) => (
        <ListDesk
          title="Carousel of the home and shop pages"
          caption={
            <>
              {items.filter((item) => spanState(item) === "shown").length} shown, each 5 s on the
              home page and 3.5 s on the shop page.{" "}
              <span className="max-md:hidden">
                Drag a row, or hold <kbd>Alt</kbd> and press <kbd>↑</kbd> <kbd>↓</kbd>.
              </span>
            </>
          }
          one="a picture"
          items={items}
          version={version}
          schema={SlideInput}
          blank={BLANK}
          changes={listChanges({ order, add, save, remove })}
          nameOf={({ title }) => title}
          placeOf={(item) => spanState(item) === "shown"}
          row={(item) => (
            <>
              <RowPicture src={item.picture} off={spanState(item) === "off"} wide />
              <span className="min-w-0 flex-1">
                <span className="clip font-medium" title={item.title}>
                  {item.title}
                </span>
                <span className="clip text-caption text-ink-mute">
                  {item.subTitle || "no second line"}
                </span>
                <span className="clip text-hint text-ink-mute">{saySpan(item)}</span>
              </span>
              <SpanPill item={item} />
            </>
          )}
          fields={() => <SlideFields />}
          add="Add a picture"
          addHint="from 2400 × 1200, the piece at the right"
        />
      )}
    </Answer>
  );
}

/** The state of an item: shown in the shop now, shown later, or ended. */
export function SpanPill({ item }: { item: Parameters<typeof spanState>[0] }) {
  const state = spanState(item);
  if (state === "shown") return <Pill tone="leaf">Shown</Pill>;
  return state === "planned" ? <Pill tone="amber">Planned</Pill> : <Pill tone="sand">Off</Pill>;
}

function SlideFields() {
  return (
    <>
      <FocusPicker />
      <FormPicture name="picture" edge="ground" label="Picture" />
      <FormField name="title" label="Title" />
      <FormField name="subTitle" label="Second line" />
      <FormField name="description" label="Line below the picture" hint="on the home page" />
      <FormField name="alt" label="What one sees" hint="read aloud by screen readers" />
      <FormSelect name="tone" label="Words are" className="max-w-40">
        <option value="light">Dark</option>
        <option value="dark">Light</option>
      </FormSelect>
      <LinkField name="link" label="Leads to" />
      <FormTime name="startsAt" label="From" hint="empty: now" />
      <FormTime name="endsAt" label="Until" hint="empty: no end" />
      <FormTick name="shown">Show it in the shop</FormTick>
    </>
  );
}
