import { Tabs } from "../parts/tabs.tsx";
import { useMay } from "../platform/session.ts";

/** The two lists of people outside the shop: shoppers with an account, and the newsletter's. */
export function CustomerTabs({ current }: { current: "customers" | "newsletter" }) {
  const mayReadNewsletter = useMay("newsletter.read");
  const tabs = [
    { to: "/customers", name: "Shoppers", current: current === "customers" },
    { to: "/newsletter", name: "Newsletter", current: current === "newsletter" },
  ];
  return <Tabs name="Lists" tabs={mayReadNewsletter ? tabs : tabs.slice(0, 1)} />;
}
