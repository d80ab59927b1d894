import * as schemas from "@suvarna/contract/content/staff-list-schemas";
import * as calls from "@suvarna/contract/content/staff-lists";
import { pair } from "@suvarna/contract/endpoint";
import { act, type UserActor } from "../platform/act.ts";
import { addOnce } from "../platform/add-once.ts";
import type { Api } from "../platform/http/api.ts";
import { handle } from "../platform/http/handle.ts";
import { emitContentChanged, type StaffContentDependencies, versionIn } from "./content-desk.ts";
import {
  addItem,
  changeItem,
  findItem,
  type ItemInput,
  type ListName,
  orderList,
  readList,
  removeItem,
} from "./ordered-lists.ts";
import { serializeItem, serializeScheduled } from "./serialize-desk.ts";

const endpoints = pair(calls, schemas);

type Headers = { readonly "if-match": string };
type KeyHeaders = { readonly "idempotency-key"?: string | undefined };

/**
 * Returns the functions that read and change one ordered list of content. Each change is an act of
 * staff.
 */
function listOf<Name extends ListName>(desk: StaffContentDependencies, name: Name) {
  const moments = (input: object) => {
    const { startsAt = null, endsAt = null } = input as Partial<ItemInput<"slide">>;
    return [startsAt, endsAt];
  };
  return {
    read: () => readList(desk.app.database.db, name),
    add: (actor: UserActor, headers: KeyHeaders, input: ItemInput<Name>) =>
      act(desk.app, actor, async (act) => {
        const addition = { key: headers["idempotency-key"], what: name, content: input };
        const id = await addOnce(act, actor, addition, async () => {
          const added = await addItem(act, name, input);
          await emitContentChanged(desk, act, moments(input));
          return added;
        });
        return findItem(act.tx, name, id);
      }),
    change: (actor: UserActor, id: string, headers: Headers, input: ItemInput<Name>) =>
      act(desk.app, actor, async (act) => {
        const changed = await changeItem(act, name, { id, version: versionIn(headers) }, input);
        await emitContentChanged(desk, act, moments(input));
        return changed;
      }),
    remove: (actor: UserActor, id: string, headers: Headers) =>
      act(desk.app, actor, async (act) => {
        await removeItem(act, name, { id, version: versionIn(headers) });
        await emitContentChanged(desk, act);
        return undefined;
      }),
    order: (actor: UserActor, ids: readonly string[], headers: Headers) =>
      act(desk.app, actor, async (act) => {
        const version = await orderList(act, name, ids, versionIn(headers));
        await emitContentChanged(desk, act);
        return { version };
      }),
  };
}

const dateOrNull = (time: string | null) => (time === null ? null : new Date(time));

/** Converts the start and end times of an item from the API's texts to dates. */
function scheduled<Input extends { startsAt: string | null; endsAt: string | null }>(input: Input) {
  return { ...input, startsAt: dateOrNull(input.startsAt), endsAt: dateOrNull(input.endsAt) };
}

function registerSlides(api: Api, desk: StaffContentDependencies): void {
  const slides = listOf(desk, "slide");
  handle(api, endpoints.listDeskSlides, async () => {
    const { rows, version } = await slides.read();
    return { items: rows.map((row) => serializeScheduled(row)), version };
  });
  handle(api, endpoints.createSlide, async ({ headers, body }, { actor }) =>
    serializeScheduled(await slides.add(actor, headers, scheduled(body))),
  );
  handle(api, endpoints.orderSlides, ({ body, headers }, { actor }) =>
    slides.order(actor, body.ids, headers),
  );
  handle(api, endpoints.saveSlide, async ({ params, headers, body }, { actor }) =>
    serializeScheduled(await slides.change(actor, params.id, headers, scheduled(body))),
  );
  handle(api, endpoints.removeSlide, ({ params, headers }, { actor }) =>
    slides.remove(actor, params.id, headers),
  );
}

function registerTestimonials(api: Api, desk: StaffContentDependencies): void {
  const testimonials = listOf(desk, "testimonial");
  handle(api, endpoints.listDeskTestimonials, async () => {
    const { rows, version } = await testimonials.read();
    return { items: rows.map((row) => serializeItem(row)), version };
  });
  handle(api, endpoints.createTestimonial, async ({ headers, body }, { actor }) =>
    serializeItem(await testimonials.add(actor, headers, body)),
  );
  handle(api, endpoints.orderTestimonials, ({ body, headers }, { actor }) =>
    testimonials.order(actor, body.ids, headers),
  );
  handle(api, endpoints.saveTestimonial, async ({ params, headers, body }, { actor }) =>
    serializeItem(await testimonials.change(actor, params.id, headers, body)),
  );
  handle(api, endpoints.removeTestimonial, ({ params, headers }, { actor }) =>
    testimonials.remove(actor, params.id, headers),
  );
}

function registerGalleryPictures(api: Api, desk: StaffContentDependencies): void {
  const gallery = listOf(desk, "gallery-picture");
  handle(api, endpoints.listDeskGalleryPictures, async () => {
    const { rows, version } = await gallery.read();
    return { items: rows.map((row) => serializeItem(row)), version };
  });
  handle(api, endpoints.createGalleryPicture, async ({ headers, body }, { actor }) =>
    serializeItem(await gallery.add(actor, headers, body)),
  );
  handle(api, endpoints.orderGalleryPictures, ({ body, headers }, { actor }) =>
    gallery.order(actor, body.ids, headers),
  );
  handle(api, endpoints.saveGalleryPicture, async ({ params, headers, body }, { actor }) =>
    serializeItem(await gallery.change(actor, params.id, headers, body)),
  );
  handle(api, endpoints.removeGalleryPicture, ({ params, headers }, { actor }) =>
    gallery.remove(actor, params.id, headers),
  );
}

function registerPromotions(api: Api, desk: StaffContentDependencies): void {
  const promotions = listOf(desk, "promotion");
  handle(api, endpoints.listDeskPromotions, async () => {
    const { rows, version } = await promotions.read();
    return { items: rows.map((row) => serializeScheduled(row)), version };
  });
  handle(api, endpoints.createPromotion, async ({ headers, body }, { actor }) =>
    serializeScheduled(await promotions.add(actor, headers, scheduled(body))),
  );
  handle(api, endpoints.orderPromotions, ({ body, headers }, { actor }) =>
    promotions.order(actor, body.ids, headers),
  );
  handle(api, endpoints.savePromotion, async ({ params, headers, body }, { actor }) =>
    serializeScheduled(await promotions.change(actor, params.id, headers, scheduled(body))),
  );
  handle(api, endpoints.removePromotion, ({ params, headers }, { actor }) =>
    promotions.remove(actor, params.id, headers),
  );
}

/** Registers the calls by which staff change the ordered lists of content. */
export function registerLists(api: Api, desk: StaffContentDependencies): void {
  registerSlides(api, desk);
  registerTestimonials(api, desk);
  registerGalleryPictures(api, desk);
  registerPromotions(api, desk);
}
