import { pair } from "@suvarna/contract/endpoint";
import type { ErrorCode } from "@suvarna/contract/errors";
import type { ContentKind } from "@suvarna/contract/translations/constants";
import * as schemas from "@suvarna/contract/translations/schemas";
import * as calls from "@suvarna/contract/translations/staff";
import { errorOfTranslation } from "@suvarna/contract/translations/text-schemas";
import { type App, act, type UserActor } from "../platform/act.ts";
import { Refusal } from "../platform/errors.ts";
import type { Api } from "../platform/http/api.ts";
import { handle } from "../platform/http/handle.ts";
import type { TranslationSource } from "../platform/translation-source.ts";
import type { Texts } from "../platform/translations.ts";
import { saveTranslation } from "./save-translation.ts";
import { serializeListed, serializeTranslation } from "./serialize-translation.ts";

const endpoints = pair(calls, schemas);

/** The sources of everything whose texts staff translate. */
interface TranslationSources {
  readonly product: TranslationSource;
  readonly content: Readonly<Record<ContentKind, TranslationSource>>;
}

interface ListQuery {
  readonly cursor?: string | undefined;
  readonly limit: number;
  readonly missing?: boolean | undefined;
  readonly q?: string | undefined;
}

interface SavedTexts {
  readonly texts: Texts;
  readonly stillRight?: readonly string[] | undefined;
}

/** Returns the functions that list, read and save the translations of one kind of things. */
function deskOf(
  app: App,
  kind: ContentKind | "product",
  source: TranslationSource,
  missing: ErrorCode,
) {
  const { db } = app.database;
  const read = async (id: string, language: string) => {
    const thing = await source.find(db, id);
    if (!thing) throw new Refusal(missing);
    return serializeTranslation(thing, language);
  };
  return {
    read,
    async list(language: string, { cursor, ...query }: ListQuery) {
      const filter = { ...query, language, after: cursor };
      const { things, total, hasMore } = await source.page(db, filter);
      const nextCursor = hasMore ? (things.at(-1)?.id ?? null) : null;
      return { items: things.map((thing) => serializeListed(thing, language)), total, nextCursor };
    },
    async save(
      actor: UserActor,
      { id, language }: { readonly id: string; readonly language: string },
      headers: { readonly "if-match": string },
      { texts, stillRight = [] }: SavedTexts,
    ) {
      refuseInvalid(kind, texts);
      const version = headers["if-match"].replaceAll('"', "");
      await act(app, actor, (act) =>
        saveTranslation(act, source, { kind, id, language, version, texts, stillRight }, missing),
      );
      return read(id, language);
    },
  };
}

/**
 * Refuses texts that their originals could not be, such as a title that is too long.
 * @throws Refusal bad_request
 */
function refuseInvalid(kind: ContentKind | "product", texts: Texts): void {
  const fields = Object.entries(texts).flatMap(([name, text]) => {
    const message = text === "" ? null : errorOfTranslation(kind, name, text);
    return message === null ? [] : [[name, message] as const];
  });
  const [first] = fields;
  if (!first) return;
  throw new Refusal("bad_request", { message: first[1], fields: Object.fromEntries(fields) });
}

/** Registers the calls by which staff translate the shop's texts. */
export function registerTranslations(api: Api, app: App, sources: TranslationSources): void {
  const products = deskOf(app, "product", sources.product, "product_not_found");
  const content = (kind: ContentKind) =>
    deskOf(app, kind, sources.content[kind], "content_not_found");

  handle(api, endpoints.listProductTranslations, ({ params, query }) =>
    products.list(params.language, query),
  );
  handle(api, endpoints.getProductTranslation, ({ params }) =>
    products.read(params.id, params.language),
  );
  handle(api, endpoints.saveProductTranslation, ({ params, headers, body }, { actor }) =>
    products.save(actor, params, headers, body),
  );
  handle(api, endpoints.listContentTranslations, ({ params, query }) =>
    content(params.kind).list(params.language, query),
  );
  handle(api, endpoints.getContentTranslation, ({ params }) =>
    content(params.kind).read(params.id, params.language),
  );
  handle(api, endpoints.saveContentTranslation, ({ params, headers, body }, { actor, user }) => {
    // The shop's name and address in another language need the same proof as those of `saveShop`.
    if (params.kind === "identity" && !user.hasFreshProof) throw new Refusal("fresh_proof_needed");
    return content(params.kind).save(actor, params, headers, body);
  });
}
