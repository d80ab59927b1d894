import { changedFields, type Fields, type Labels, type Names } from "./changed-fields.ts";

const NO_NAMES: Names = { people: new Map(), category: () => "a category" };

/**
 * The list of changed fields. The old value is struck through, and the new value has a green
 * background. A field that did not exist before has no old
 * value, and a field that is gone has only the old one.
 * @param names the names of people and categories that are shown instead of ids
 * @param labels the labels of fields that have words of their own
 */
export function BeforeAfter({
  before,
  after,
  names = NO_NAMES,
  labels,
}: {
  before: Fields;
  after: Fields;
  names?: Names;
  labels?: Labels | undefined;
}) {
  // The line is about an act without fields, such as a login.
  if (before === null && after === null) return null;
  const fields = changedFields(before, after, { labels, names });
  if (fields.length === 0) {
    return <span className="text-caption text-ink-mute">nothing changed</span>;
  }
  return (
    <dl className="grid grid-cols-[max-content_1fr] gap-x-3.5 gap-y-1">
      {fields.map(({ name, before: was, after: is }) => (
        <div key={name} className="contents">
          <dt className="text-caption text-ink-mute">{name}</dt>
          <dd className="flex min-w-0 flex-wrap items-baseline gap-1.5 [overflow-wrap:anywhere]">
            {was === null ? null : (
              <>
                <del className="text-ink-mute">{was}</del>
                <span className="text-hint text-ink-mute">{is === null ? "taken away" : "to"}</span>
              </>
            )}
            {is === null ? null : (
              <ins className="bg-leaf-tint px-1 font-semibold text-leaf no-underline">{is}</ins>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
