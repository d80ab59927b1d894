import type { Slide } from "@suvarna/contract/content/schemas";
import type { Kind } from "@suvarna/domain/jewellery";
import { categoryAddress } from "../site-map.ts";
import { discountLabel } from "./discount-label.ts";
import type { ShopFilters } from "./shop-filters.ts";

/**
 * The subject of a listing: all jewellery, the pieces of a search or of a discount (a selection),
 * one kind, or one category. Its band, trail and sentence follow from it.
 */
export type Subject = "all" | "selection" | { readonly kind: Kind } | { readonly category: string };

/** Finds the subject of the listing with these filters. Other filters do not change the subject. */
export function subjectOf(filters: ShopFilters): Subject {
  const { kind, category, q } = filters;
  if (kind[0] !== undefined && kind.length === 1) return { kind: kind[0] };
  if (category[0] !== undefined && category.length === 1) return { category: category[0] };
  return q || discountLabel(filters) ? "selection" : "all";
}

/**
 * The slides above the listing: all slides above all jewellery, and above a category the first slide
 * that leads to it, because a slide is made for a wide band and the category's own picture is not.
 */
export function slidesOf(subject: Subject, slides: readonly Slide[]): readonly Slide[] {
  if (subject === "all") return slides;
  if (subject === "selection" || "kind" in subject) return [];
  const address = categoryAddress(subject.category).toLowerCase();
  return slides.filter(({ link }) => link.toLowerCase() === address).slice(0, 1);
}
