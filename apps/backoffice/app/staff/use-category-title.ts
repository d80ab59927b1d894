import { listCategoryNames } from "@suvarna/contract/catalogue/staff-categories";
import { useCallback } from "react";
import { categoryTitle } from "../parts/category-title.ts";
import { useRead } from "../platform/queries.ts";
import { useMay } from "../platform/session.ts";

/** Reads the categories, and returns a function that names a category by its id. */
export function useCategoryTitle(): (id: string) => string {
  const mayRead = useMay("products.read");
  const { data } = useRead(listCategoryNames, {}, { enabled: mayRead });
  return useCallback((id) => categoryTitle(id, data), [data]);
}
