import type { StaffProduct } from "@suvarna/contract/catalogue/staff-products-schemas";
import { Icon } from "@suvarna/ui/icon.tsx";
import { CircleAlert } from "lucide";
import { Button } from "../parts/button.tsx";
import { sayMoney } from "../parts/money.tsx";
import { SaveBar } from "../parts/save-bar.tsx";
import { SectionLink } from "../parts/section-link.tsx";
import { useKey } from "../platform/keys.ts";
import { breakUpOf, FIELD_WORDS, type Field } from "./content.ts";
import { Rise } from "./price-panel.tsx";
import { useRatesOfNow } from "./rates.ts";
import type { Draft } from "./use-draft.ts";
import { sayCount, sayPercent } from "./words.ts";

/**
 * The bar at the bottom of the product editor: the changes or the problems, and the buttons Undo,
 * Keep draft and Publish.
 */
export function EditorBar({
  draft,
  changes,
  size,
}: {
  draft: Draft;
  changes: number;
  size: string | null;
}) {
  const { isBusy, isDirty, problems, product } = draft;
  const hinders = Object.keys(problems);
  const hasChanges = changes > 0 || isDirty || product?.state === "draft";
  useKey("mod+s", () => void draft.keep());
  return (
    <SaveBar
      words={
        <>
          <PhonePrice draft={draft} size={size} />
          {hinders.length > 0 ? (
            <span role="alert" className="flex flex-wrap items-center gap-x-1.5">
              <Icon of={CircleAlert} size={16} className="text-alert" />
              <b className="font-medium text-ink">
                {sayCount(hinders.length, "thing")} to put right before you publish:
              </b>
              {hinders.map((path) => (
                <SectionLink key={path} section={sectionOf(path)} className="link">
                  {wordsOf(path)}
                </SectionLink>
              ))}
            </span>
          ) : isDirty ? (
            "The draft keeps itself in a moment."
          ) : changes > 0 ? (
            `${sayCount(changes, "change")} kept, not published.${fallWords(product?.priceFall)}`
          ) : product?.state === "draft" ? (
            "The draft is kept."
          ) : (
            "Nothing waits."
          )}
        </>
      }
    >
      {draft.isPublished && hasChanges ? (
        <Button onClick={() => void draft.undo()}>Undo {sayCount(changes, "change")}</Button>
      ) : null}
      <span className="contents max-md:hidden">
        <Button
          hotkey="Ctrl S"
          disabled={!isDirty}
          busy={isBusy === "keeping" ? "Keeping" : false}
          onClick={() => void draft.keep()}
        >
          Keep draft
        </Button>
      </span>
      <Button
        kind="primary"
        disabled={!hasChanges || hinders.length > 0}
        busy={isBusy === "publishing" ? "Publishing" : false}
        onClick={() => void draft.publish()}
      >
        {product?.priceFall?.needs === "approval" && !isDirty ? "Ask for approval" : "Publish"}
      </Button>
    </SaveBar>
  );
}

/** The sentence that says which proof or approval a fallen price needs; empty when it needs none. */
function fallWords(fall: StaffProduct["priceFall"] | undefined): string {
  if (!fall || fall.needs === "nothing") return "";
  const share = `The price falls by ${sayPercent(Number(fall.percent.toFixed(1)))} within a day`;
  return fall.needs === "proof"
    ? ` ${share}, so publishing asks for your second factor.`
    : ` ${share}, so a second person has to agree.`;
}

/** The new price and its change, which the bar shows on a phone. */
function PhonePrice({ draft: { content, product }, size }: { draft: Draft; size: string | null }) {
  const { perGram } = useRatesOfNow();
  const now = breakUpOf(content, size, perGram);
  if (!now) return null;
  const before = product?.published ? breakUpOf(product.published, size, perGram) : null;
  const rise = before ? now.discountedPrice - before.discountedPrice : 0;
  return (
    <span className="mb-1 block md:hidden">
      {size === null ? "" : `Size ${size} `}
      <b className="font-semibold text-ink">{sayMoney(now.discountedPrice)}</b>{" "}
      {rise === 0 ? null : <Rise paise={rise} />}
    </span>
  );
}

const SECTIONS: Readonly<Partial<Record<Field, string>>> = {
  carat: "price",
  makingcharge: "price",
  stoneValue: "price",
  discountPercent: "price",
  netWeight: "price",
  sizes: "sizes",
  stones: "stones",
  grossWeight: "stones",
  certificate: "stones",
  dimensions: "stones",
  engravable: "stones",
};

function sectionOf(path: string): string {
  return SECTIONS[path.split(".")[0] as Field] ?? "words";
}

function wordsOf(path: string): string {
  const field = path.split(".")[0] as Field;
  return (FIELD_WORDS[field] ?? path).toLowerCase();
}
