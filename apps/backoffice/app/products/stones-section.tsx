import { Plus, Trash2 } from "lucide";
import { Button, IconButton } from "../parts/button.tsx";
import { TextField, Tick } from "../parts/field.tsx";
import { Section } from "../parts/page.tsx";
import { NumberField } from "./number-field.tsx";
import type { Draft } from "./use-draft.ts";

/** The fields for the stones, the gross weight, the measures and the certificate. */
export function StonesSection({ draft }: { draft: Draft }) {
  const { content, problems, change } = draft;
  const { stones } = content;
  const set = (index: number, part: Partial<(typeof stones)[number]>) =>
    change({ stones: stones.map((each, at) => (at === index ? { ...each, ...part } : each)) });
  const counted = (index: number, field: "count" | "carats", label: string, digits: number) => (
    <NumberField
      label={`${label} of stone ${index + 1}`}
      hideLabel
      digits={digits}
      {...(field === "carats" ? { unit: "ct" } : {})}
      value={stones[index]?.[field] ?? 0}
      error={problems[`stones.${index}.${field}`]}
      onValue={(value) => set(index, { [field]: value ?? 0 })}
      onProblem={(problem) => draft.setProblem(`stones.${index}.${field}`, problem)}
    />
  );
  return (
    <Section
      title="Stones and papers"
      id="stones"
      end={
        <Button
          small
          icon={Plus}
          onClick={() => change({ stones: [...stones, { kind: "", count: 1, carats: 0 }] })}
        >
          Add a stone
        </Button>
      }
    >
      {stones.length === 0 ? <p className="text-ink-soft">No stones.</p> : null}
      <ul className="space-y-2">
        {stones.map((stone, index) => (
          <li
            // The index identifies a stone while the user types.
            // biome-ignore lint/suspicious/noArrayIndexKey: a stone has no id, and its text changes while the user types.
            key={index}
            className="grid grid-cols-[minmax(0,1fr)_5rem_7rem_auto] items-start gap-2"
          >
            <TextField
              label={`Kind of stone ${index + 1}`}
              hideLabel
              placeholder="Diamond"
              maxLength={40}
              value={stone.kind}
              onChange={(event) => set(index, { kind: event.currentTarget.value })}
            />
            {counted(index, "count", "Number", 0)}
            {counted(index, "carats", "Carats", 2)}
            <IconButton
              icon={Trash2}
              kind="text"
              name={`Remove stone ${index + 1}`}
              onClick={() => change({ stones: stones.filter((_, at) => at !== index) })}
            />
          </li>
        ))}
      </ul>
      <div className="mt-4 grid gap-4 md:grid-cols-3">
        <NumberField
          label="Gross weight"
          unit="g"
          digits={3}
          hint="with the stones; empty: as the net weight"
          value={content.grossWeight}
          error={problems["grossWeight"]}
          onValue={(grossWeight) => change({ grossWeight })}
          onProblem={(problem) => draft.setProblem("grossWeight", problem)}
        />
        <TextField
          label="Certificate"
          maxLength={200}
          value={content.certificate}
          error={problems["certificate"]}
          onChange={(event) => change({ certificate: event.currentTarget.value })}
        />
        <TextField
          label="Dimensions"
          maxLength={100}
          value={content.dimensions}
          error={problems["dimensions"]}
          onChange={(event) => change({ dimensions: event.currentTarget.value })}
        />
        <div className="self-end pb-3">
          <Tick
            checked={content.engravable}
            onChange={(event) => change({ engravable: event.currentTarget.checked })}
          >
            Room for an engraving
          </Tick>
        </div>
      </div>
    </Section>
  );
}
