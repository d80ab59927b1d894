import type { ListedTranslation, ThingTranslation } from "@suvarna/contract/translations/schemas";
import {
  getContentTranslation,
  getProductTranslation,
  listContentTranslations,
  listProductTranslations,
  saveContentTranslation,
  saveProductTranslation,
} from "@suvarna/contract/translations/staff";
import type { UseQueryResult } from "@tanstack/react-query";
import { useChange, useRead } from "../platform/queries.ts";
import { type Kind, TARGET } from "./kinds.ts";

const PATHS = ["/staff/translations"];
const { code: language } = TARGET;

export interface TranslationPage {
  readonly items: readonly ListedTranslation[];
  readonly total: number;
  readonly nextCursor: string | null;
}

interface Filter {
  readonly q?: string;
  readonly missing?: "true";
  readonly cursor?: string;
}

/** Reads a page of the things of a kind. Products have a call and a permission of their own. */
export function useTranslationPage(kind: Kind, query: Filter): UseQueryResult<TranslationPage> {
  const isProduct = kind === "product";
  const products = useRead(
    listProductTranslations,
    { params: { language }, query },
    { enabled: isProduct },
  );
  const content = useRead(
    listContentTranslations,
    { params: { language, kind: isProduct ? "category" : kind }, query },
    { enabled: !isProduct },
  );
  return isProduct ? products : content;
}

/** Reads the texts of a thing beside their translations. */
export function useTranslation(kind: Kind, id: string): UseQueryResult<ThingTranslation> {
  const isProduct = kind === "product";
  const product = useRead(
    getProductTranslation,
    { params: { language, id } },
    { enabled: isProduct },
  );
  const content = useRead(
    getContentTranslation,
    { params: { language, kind: isProduct ? "category" : kind, id } },
    { enabled: !isProduct },
  );
  return isProduct ? product : content;
}

/** Returns the function that saves the translation of a thing. */
export function useSaveTranslation(
  kind: Kind,
  id: string,
): (
  texts: Record<string, string>,
  stillRight: readonly string[],
  version: string,
) => Promise<ThingTranslation> {
  const product = useChange(saveProductTranslation, ...PATHS);
  const content = useChange(saveContentTranslation, ...PATHS);
  return (texts, stillRight, version) => {
    const body = { texts, stillRight: [...stillRight] };
    const sent = { headers: { "if-match": version }, body };
    return kind === "product"
      ? product.mutateAsync({ params: { language, id }, ...sent })
      : content.mutateAsync({ params: { language, kind, id }, ...sent });
  };
}
