import { getSettings } from "@suvarna/contract/settings/staff";
import { Icon } from "@suvarna/ui/icon.tsx";
import {
  Archive,
  Coins,
  CreditCard,
  Mail,
  PackageOpen,
  ReceiptText,
  Server,
  Stamp,
  Store,
  Truck,
} from "lucide";
import { PageHead } from "../parts/page.tsx";
import { SectionLink } from "../parts/section-link.tsx";
import { Answer } from "../parts/states.tsx";
import { useRead } from "../platform/queries.ts";
import { Backups } from "./backups.tsx";
import { RateSources } from "./rate-sources.tsx";
import { Services } from "./services.tsx";
import { SettingsForm } from "./settings-form.tsx";
import { useShownSection } from "./use-shown-section.ts";
import { WaitingChange } from "./waiting-change.tsx";

const SECTIONS = [
  { id: "identity", name: "Shop identity", icon: Store },
  { id: "tax", name: "Tax and invoices", icon: ReceiptText },
  { id: "shipping", name: "Shipping and promises", icon: Truck },
  { id: "limits", name: "Limits and approvals", icon: Stamp },
  { id: "stock", name: "Stock", icon: PackageOpen },
  { id: "payments", name: "Payments", icon: CreditCard },
  { id: "messages", name: "Mail and messages", icon: Mail },
  { id: "rates", name: "Rates and sources", icon: Coins },
  { id: "backups", name: "Backups", icon: Archive },
  { id: "environment", name: "Set at the start", icon: Server },
] as const;
const SECTION_IDS = SECTIONS.map(({ id }) => id);

/**
 * The page of the shop's settings: identity, tax, limits and services. Secret keys are set on the
 * server and are never shown.
 */
export function SettingsPage() {
  const settings = useRead(getSettings, {});
  const currentSection = useShownSection(SECTION_IDS, settings.data !== undefined);
  return (
    <>
      <PageHead title="Settings" />
      <div className="md:grid md:grid-cols-[200px_minmax(0,1fr)] md:gap-10">
        <nav aria-label="Settings" className="max-md:mb-4">
          <ul className="top-14 [scrollbar-width:none] max-md:-mr-(--gutter) max-md:flex max-md:gap-2 max-md:overflow-x-auto max-md:pr-(--gutter) md:sticky">
            {SECTIONS.map(({ id, name, icon }) => (
              <li key={id} className="max-md:flex-none">
                <SectionLink
                  section={id}
                  aria-current={id === currentSection ? "location" : undefined}
                  className="flex h-9 items-center gap-2 px-2.5 hover:bg-shell aria-[current]:bg-wine-tint aria-[current]:font-medium aria-[current]:text-wine max-md:border max-md:border-line md:-ml-2.5"
                >
                  <Icon of={icon} size={16} />
                  {name}
                </SectionLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="min-w-0 max-w-230">
          <WaitingChange />
          <Answer of={settings} what="The settings">
            {(data) => (
              <SettingsForm data={data}>
                <Services cashBelow={data.settings.find(({ name }) => name === "codBelowPaise")} />
                <RateSources environment={data.environment} />
                <Backups environment={data.environment} />
              </SettingsForm>
            )}
          </Answer>
        </div>
      </div>
    </>
  );
}
