import { countContent } from "@suvarna/contract/content/staff";
import { useLocation } from "react-router";
import { Tabs } from "../parts/tabs.tsx";
import { useRead } from "../platform/queries.ts";

const TABS = [
  { to: "/content", name: "Articles", count: "articles" },
  { to: "/content/carousel", name: "Carousel", count: "carousel" },
  { to: "/content/categories", name: "Categories" },
  { to: "/content/collections", name: "Collections" },
  { to: "/content/testimonials", name: "Testimonials", count: "testimonials" },
  { to: "/content/reviews", name: "Reviews" },
  { to: "/content/gallery", name: "Gallery", count: "gallery" },
  { to: "/content/about", name: "About" },
  { to: "/content/shop", name: "Shop details" },
  { to: "/content/policies", name: "Policies" },
  { to: "/content/promotions", name: "Promotions", count: "promotions" },
  { to: "/translations/article", name: "Hindi" },
] as const;

/** The tabs of the kinds of content, each with the number of its entries. */
export function ContentTabs() {
  const { pathname } = useLocation();
  const { data } = useRead(countContent, {});
  const isCurrent = (to: string) =>
    pathname === to || (to === "/content" && pathname.startsWith("/content/articles"));
  return (
    <Tabs
      name="Content"
      tabs={TABS.map((tab) => ({
        to: tab.to,
        name: tab.name,
        count: "count" in tab ? data?.[tab.count] : undefined,
        current: isCurrent(tab.to),
      }))}
    />
  );
}
