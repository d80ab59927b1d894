import { Tabs } from "../parts/tabs.tsx";
import { useMay } from "../platform/session.ts";

/** The tabs of two lists: shoppers with an account, and subscribers of the newsletter. */
export function CustomerTabs({ current }: { current: "customers" | "newsletter" }) {
  const mayReadNewsletter = useMay("newsletter.read");
  const tabs = [
    { to: "/customers", name: "Shoppers", current: current === "customers" },
    { to: "/newsletter", name: "Newsletter", current: current === "newsletter" },
  ];
  return <Tabs name="Lists" tabs={mayReadNewsletter ? tabs : tabs.slice(0, 1)} />;
}
