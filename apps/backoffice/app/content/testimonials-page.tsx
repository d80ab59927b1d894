import { TestimonialInput } from "@suvarna/contract/content/staff-list-schemas";
import {
  createTestimonial,
  listDeskTestimonials,
  orderTestimonials,
  removeTestimonial,
  saveTestimonial,
} from "@suvarna/contract/content/staff-lists";
import { FormField } from "../parts/field.tsx";
import { Pill } from "../parts/pill.tsx";
import { Answer } from "../parts/states.tsx";
import { useAdd, useChange, useRead } from "../platform/queries.ts";
import { FormArea, FormPicture, FormTick } from "./form-parts.tsx";
import { listChanges } from "./list-changes.ts";
import { ListDesk, RowPicture } from "./list-desk.tsx";

const PATHS = ["/staff/testimonials", "/staff/content"];
const BLANK: TestimonialInput = { name: "", message: "", picture: null, alt: "", shown: false };

/**
 * The page of the customers' testimonials. The home page shows only testimonials that staff have
 * released.
 */
export function TestimonialsPage() {
  const list = useRead(listDeskTestimonials, {});
  const order = useChange(orderTestimonials, ...PATHS);
  const add = useAdd(createTestimonial, ...PATHS);
  const save = useChange(saveTestimonial, ...PATHS);
  const remove = useChange(removeTestimonial, ...PATHS);
  return (
    <Answer of={list} what="The testimonials">
      {({ items, version }) => (
        <ListDesk
          title="What customers say"
          caption={`${items.filter(({ shown }) => shown).length} of ${items.length} released, one at a time on the home page.`}
          one="a testimonial"
          items={items}
          version={version}
          schema={TestimonialInput}
          blank={BLANK}
          changes={listChanges({ order, add, save, remove })}
          nameOf={({ name }) => name}
          placeOf={({ shown }) => shown}
          row={({ picture, name, message, shown }) => (
            <>
              {picture ? (
                <RowPicture src={picture} off={!shown} />
              ) : (
                <span
                  aria-hidden
                  className="grid size-14 flex-none place-items-center bg-shell font-display text-section"
                >
                  {name.slice(0, 1)}
                </span>
              )}
              <span className="min-w-0 flex-1">
                <span className="clip font-medium" title={name}>
                  {name}
                </span>
                <span className="line-clamp-2 text-caption text-ink-mute">{message}</span>
              </span>
              <Pill tone={shown ? "leaf" : "amber"}>{shown ? "Released" : "Held back"}</Pill>
            </>
          )}
          fields={() => (
            <>
              <FormField name="name" label="Name" />
              <FormArea name="message" label="In their words" rows={6} />
              <FormPicture
                name="picture"
                label="The piece that was bought"
                optional
                hint="without one: the first letter of the name"
              />
              <FormField name="alt" label="What one sees" hint="read aloud by screen readers" />
              <FormTick name="shown">Release it: shoppers see it</FormTick>
            </>
          )}
          add="Add a testimonial"
        />
      )}
    </Answer>
  );
}
