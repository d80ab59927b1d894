import { CARATS, type Carat } from "@suvarna/domain/fineness";
import { SelectField } from "../parts/field.tsx";
import { Section } from "../parts/page.tsx";
import type { Field } from "./content.ts";
import { NumberField } from "./number-field.tsx";
import type { Draft } from "./use-draft.ts";
import { METAL_WORDS } from "./words.ts";

/**
 * The fields for metal, making charge, stones and discount. A product without sizes also has its
 * weight and stock in this section.
 */
export function PriceSection({ draft }: { draft: Draft }) {
  const { content, product, problems, change } = draft;
  const published = product?.published;
  /** The published value of a field as text, if it differs from the edited value. */
  const was = (field: Field, say: (value: never) => string) =>
    published && published[field] !== content[field] ? say(published[field] as never) : undefined;
  const number = (field: "makingcharge" | "stoneValue" | "discountPercent" | "netWeight") => ({
    value: content[field],
    error: problems[field],
    onValue: (value: number | null) => change({ [field]: value }),
    onProblem: (problem: string | null) => draft.setProblem(field, problem),
  });
  const percent = (value: number | null) => (value === null ? "none" : `${value.toFixed(2)}%`);
  return (
    <Section title="What makes the price" id="price" first>
      <div className="grid grid-cols-2 gap-4 md:grid-cols-4">
        <SelectField
          label="Metal"
          value={content.carat}
          was={was("carat", (value: Carat) => METAL_WORDS[value])}
          error={problems["carat"]}
          onChange={(event) => change({ carat: event.currentTarget.value as Carat })}
        >
          {CARATS.map((carat) => (
            <option key={carat} value={carat}>
              {METAL_WORDS[carat]}
            </option>
          ))}
        </SelectField>
        <NumberField
          label="Making charge"
          unit="%"
          digits={2}
          was={was("makingcharge", percent)}
          {...number("makingcharge")}
        />
        <NumberField
          label="Stones, all together"
          prefix="₹"
          digits={2}
          hint="fixed, not by rate"
          was={was("stoneValue", (value: number | null) => `₹${(value ?? 0).toFixed(2)}`)}
          {...number("stoneValue")}
        />
        <NumberField
          label="Discount"
          unit="%"
          digits={2}
          hint="on the whole piece"
          was={was("discountPercent", percent)}
          {...number("discountPercent")}
        />
        {content.sizes.length === 0 ? (
          <NumberField
            label="Net weight"
            unit="g"
            digits={3}
            was={was("netWeight", (value: number | null) => `${value?.toFixed(3)} g`)}
            {...number("netWeight")}
          />
        ) : null}
      </div>
    </Section>
  );
}
