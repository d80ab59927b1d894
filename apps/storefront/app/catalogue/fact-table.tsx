import * as language from "@suvarna/words/here/language";

/** A ruled table of names and values. Names without a value are left out. */
export function FactTable({
  caption,
  facts,
}: {
  /** The table's caption, for screen readers only. */
  caption: string;
  facts: readonly (readonly [name: string, value: string | null | undefined])[];
}) {
  return (
    <table className="w-full border-collapse text-left align-top text-[0.9375rem]">
      <caption className="sr-only">{caption}</caption>
      <tbody>
        {facts.map(([name, value]) =>
          value ? (
            <tr key={name} className="border-y border-line">
              <th scope="row" className="w-[42%] py-2.75 pr-4 align-top font-normal text-ink-mute">
                {name}
              </th>
              <td
                lang={language.langOf(value)}
                className="py-2.75 text-right align-top tabular-nums"
              >
                {value}
              </td>
            </tr>
          ) : null,
        )}
      </tbody>
    </table>
  );
}
