import { useLocation } from "react-router";
import { Tabs } from "../parts/tabs.tsx";
import { useMay } from "../platform/session.ts";

/**
 * The tabs of the pages about money. The tab of the exports needs the permission to read the books.
 */
export function BooksTabs() {
  const { pathname } = useLocation();
  const mayExport = useMay("books.read");
  const pages = [
    { to: "/books", name: "Money waiting" },
    { to: "/books/refunds", name: "Refunds" },
    { to: "/books/settlements", name: "Settlements" },
    { to: "/books/cash", name: "Cash on delivery" },
    ...(mayExport ? [{ to: "/books/exports", name: "Exports" }] : []),
  ];
  return (
    <Tabs name="Books" tabs={pages.map((page) => ({ ...page, current: page.to === pathname }))} />
  );
}
