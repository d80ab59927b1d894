import { changedFields, type Fields } from "./changed-fields.ts";

const NO_NAMES: ReadonlyMap<string, string> = new Map();

/**
 * The list of changed fields. The old value is struck through, and the new value has a green
 * background. A new record has no old values.
 * @param names the names that are shown instead of ids
 */
export function BeforeAfter({
  before,
  after,
  names = NO_NAMES,
}: {
  before: Fields;
  after: Fields;
  names?: ReadonlyMap<string, string>;
}) {
  const fields = changedFields(before, after);
  if (fields.length === 0) {
    return <span className="text-caption text-ink-mute">nothing changed</span>;
  }
  return (
    <dl className="grid grid-cols-[max-content_1fr] gap-x-3.5 gap-y-1">
      {fields.map(({ name, before: was, after: is }) => (
        <div key={name} className="contents">
          <dt className="text-caption text-ink-mute">{name}</dt>
          <dd className="flex min-w-0 flex-wrap items-baseline gap-1.5 [overflow-wrap:anywhere]">
            {before === null ? null : (
              <>
                {was === null ? (
                  <span className="text-hint text-ink-mute">nothing</span>
                ) : (
                  <del className="text-ink-mute">{names.get(was) ?? was}</del>
                )}
                <span className="text-hint text-ink-mute">to</span>
              </>
            )}
            {is === null ? (
              <span className="text-hint text-ink-mute">nothing</span>
            ) : (
              <ins className="bg-leaf-tint px-1 font-semibold text-leaf no-underline">
                {names.get(is) ?? is}
              </ins>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
