import { PromotionInput } from "@suvarna/contract/content/staff-list-schemas";
import {
  createPromotion,
  listDeskPromotions,
  orderPromotions,
  removePromotion,
  savePromotion,
} from "@suvarna/contract/content/staff-lists";
import { freeShipping } from "@suvarna/words/en/shell";
import { FormField } from "../parts/field.tsx";
import { Answer } from "../parts/states.tsx";
import { useAdd, useChange, useRead } from "../platform/queries.ts";
import { SpanPill } from "./carousel-page.tsx";
import { FormTick, FormTime } from "./form-parts.tsx";
import { LinkField } from "./link-field.tsx";
import { listChanges } from "./list-changes.ts";
import { ListDesk } from "./list-desk.tsx";
import { saySpan, spanState } from "./say-span.ts";

const PATHS = ["/staff/promotions", "/staff/content"];
const BLANK: PromotionInput = { text: "", link: null, shown: true, startsAt: null, endsAt: null };

/** The page on which staff edit the texts of the bar at the top of every page of the shop. */
export function PromotionsPage() {
  const list = useRead(listDeskPromotions, {});
  const order = useChange(orderPromotions, ...PATHS);
  const add = useAdd(createPromotion, ...PATHS);
  const save = useChange(savePromotion, ...PATHS);
  const remove = useChange(removePromotion, ...PATHS);
  return (
    <Answer of={list} what="The promotions">
      {({ items, version }) => {
        const first = items.find((item) => spanState(item) === "shown");
        return (
          <ListDesk
            title="Bar above every page"
            caption={`It says now: “${first?.text ?? freeShipping}”. The first one that is shown stands there.`}
            one="a text"
            items={items}
            version={version}
            schema={PromotionInput}
            blank={BLANK}
            changes={listChanges({ order, add, save, remove })}
            nameOf={({ text }) => text}
            placeOf={(item) => spanState(item) === "shown"}
            row={(item) => (
              <>
                <span className="min-w-0 flex-1">
                  <span className="clip font-medium" title={item.text}>
                    {item.text}
                  </span>
                  <span className="clip text-caption text-ink-mute">
                    {item.link ?? "leads nowhere"}
                  </span>
                  <span className="clip text-hint text-ink-mute">{saySpan(item)}</span>
                </span>
                <SpanPill item={item} />
              </>
            )}
            fields={() => (
              <>
                <FormField name="text" label="Text" hint="at most 80 signs, one line" />
                <LinkField name="link" label="Leads to" optional />
                <FormTime name="startsAt" label="From" hint="empty: now" />
                <FormTime name="endsAt" label="Until" hint="empty: no end" />
                <FormTick name="shown">Show it in the shop</FormTick>
              </>
            )}
            add="Add a text"
          />
        );
      }}
    </Answer>
  );
}
