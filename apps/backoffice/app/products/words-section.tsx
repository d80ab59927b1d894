import type { CategoryName } from "@suvarna/contract/catalogue/staff-category-schemas";
import { colourOf, KINDS, type Kind, OCCASIONS } from "@suvarna/domain/jewellery";
import { COLOUR_WORDS, KIND_WORDS, OCCASION_WORDS } from "@suvarna/words/en/jewellery";
import { categoryLabel, categoryTitle } from "../parts/category-title.ts";
import { SelectField, TextArea, TextField, Tick } from "../parts/field.tsx";
import { Section } from "../parts/page.tsx";
import { CollectionTicks } from "./collection-ticks.tsx";
import type { Field } from "./content.ts";
import type { Draft } from "./use-draft.ts";

const LONGEST_NAME = 200;
/** The number of characters of a description that a search engine shows. */
const SHOWN_SIGNS = 155;

type TextName = "name" | "modelNumber" | "metalColour" | "description" | "slug";

/**
 * The suggested colours of metal. Staff may enter other colours, such as `Oxidised sterling
 * silver`.
 */
const COLOURS = Object.values(COLOUR_WORDS);

/**
 * The fields for the texts of the product's page, its categories and collections, and whether it is
 * on sale.
 */
export function WordsSection({
  draft,
  categories,
}: {
  draft: Draft;
  /** All categories; undefined while they are not read. */
  categories: readonly CategoryName[] | undefined;
}) {
  const { content, product, problems, change } = draft;
  const text = (field: TextName) => ({
    value: content[field],
    error: problems[field],
    was: wasText(draft, field),
    onChange: (event: { currentTarget: { value: string } }) =>
      change({ [field]: event.currentTarget.value }),
  });
  const tick = (field: "isAvailable" | "featured" | "bestSelling" | "everyday", words: string) => (
    <Tick
      checked={content[field]}
      onChange={(event) => change({ [field]: event.currentTarget.checked })}
    >
      {words}
    </Tick>
  );
  const metal = content.carat === "Silver" ? "Silver" : "Gold";
  const was = product?.published?.category;
  return (
    <Section title="Words" id="words">
      <div className="grid gap-4 md:grid-cols-2">
        <TextField
          label="Name"
          maxLength={LONGEST_NAME}
          hint={`${content.name.length} of ${LONGEST_NAME} signs`}
          {...text("name")}
        />
        <SelectField
          label="Category"
          value={content.category}
          error={problems["category"]}
          was={
            was !== undefined && was !== content.category
              ? categoryTitle(was, categories)
              : undefined
          }
          onChange={(event) => change({ category: event.currentTarget.value })}
        >
          <option value="">Choose a category</option>
          {categories?.map((each) => (
            <option key={each._id} value={each._id}>
              {categoryLabel(each)}
            </option>
          ))}
        </SelectField>
        <TextField
          label="Model number"
          maxLength={60}
          hint="such as SV-BG-0117"
          {...text("modelNumber")}
        />
        <SelectField
          label="Kind"
          hint="Shoppers find the piece by it, and it decides what the sizes measure"
          value={content.kind}
          error={problems["kind"]}
          was={
            wasText(draft, "kind") === undefined ? undefined : KIND_WORDS[publishedKind(draft)].one
          }
          onChange={(event) => change({ kind: event.currentTarget.value as Kind })}
        >
          {KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {KIND_WORDS[kind].one}
            </option>
          ))}
        </SelectField>
        <TextField
          label="Colour"
          maxLength={60}
          list="metal-colours"
          hint={`Shoppers find the piece under ${COLOUR_WORDS[colourOf(metal, content.metalColour)]}`}
          {...text("metalColour")}
        />
        <datalist id="metal-colours">
          {COLOURS.map((colour) => (
            <option key={colour} value={colour} />
          ))}
        </datalist>
        <TextField
          label="Address in the shop"
          maxLength={64}
          hint={content.slug ? "" : "made from the name when it is published"}
          {...text("slug")}
        />
        <TextArea
          label="Description"
          className="md:col-span-2"
          maxLength={4000}
          hint={`The first ${SHOWN_SIGNS} signs are what a search engine shows.`}
          {...text("description")}
        />
      </div>
      <fieldset className="mt-5">
        <legend className="text-sm">For</legend>
        <div className="mt-2 flex flex-wrap gap-x-6 gap-y-3">
          {OCCASIONS.map((occasion) => (
            <Tick
              key={occasion}
              checked={content.occasions.includes(occasion)}
              onChange={(event) =>
                change({
                  occasions: OCCASIONS.filter((each) =>
                    each === occasion
                      ? event.currentTarget.checked
                      : content.occasions.includes(each),
                  ),
                })
              }
            >
              {OCCASION_WORDS[occasion]}
            </Tick>
          ))}
        </div>
      </fieldset>
      <CollectionTicks draft={draft} />
      <fieldset className="mt-5 flex flex-wrap gap-x-6 gap-y-3">
        <legend className="sr-only">Where it stands in the shop</legend>
        {tick("isAvailable", "On sale")}
        {tick("featured", "On the first page")}
        {tick("bestSelling", "Best selling")}
        {tick("everyday", "For every day")}
      </fieldset>
    </Section>
  );
}

/** The kind of jewellery that shoppers see now. */
const publishedKind = ({ product, content }: Draft): Kind =>
  product?.published?.kind ?? content.kind;

/** The published text of a field, if it differs from the edited text. */
function wasText({ product, content }: Draft, field: Field): string | undefined {
  const before = product?.published?.[field];
  if (before === undefined || before === content[field]) return undefined;
  return field === "description" ? "another text" : String(before) || "empty";
}
