import { FIELD_WORDS, type Field, sayField } from "./content.ts";
import type { Draft } from "./use-draft.ts";

/** The list of the fields that publishing would change, with old and new values. */
export function ChangesList({
  fields,
  draft: { product, content },
  categoryName,
}: {
  fields: readonly Field[];
  draft: Draft;
  categoryName: (id: string) => string;
}) {
  const published = product?.published;
  if (!published || fields.length === 0) return null;
  return (
    <section aria-label="What changes on the page" className="mt-6">
      <h2 className="mb-3">What changes on the page</h2>
      <ul className="space-y-3">
        {fields.map((field) => (
          <li key={field}>
            <p className="font-medium">{FIELD_WORDS[field]}</p>
            <p className="flex flex-wrap gap-x-2 [overflow-wrap:anywhere]">
              <del className="text-ink-mute">{sayField(field, published, categoryName)}</del>
              <ins className="bg-leaf-tint px-1 text-leaf no-underline">
                {sayField(field, content, categoryName)}
              </ins>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
