import {
  type CollectionInput,
  type DeskCollectionPiece,
  MOST_FIGURES,
  MOST_TURNS,
} from "@suvarna/contract/catalogue/staff-collection-schemas";
import { Plus, Trash2 } from "lucide";
import type { ReactNode } from "react";
import { Controller, useFieldArray, useFormContext } from "react-hook-form";
import { Button } from "../parts/button.tsx";
import { FormField, SelectField } from "../parts/field.tsx";
import { FormArea, FormPicture } from "./form-parts.tsx";

type Pieces = readonly DeskCollectionPiece[];

/** The fields of the story's parts. Each part is a picture beside a text. */
export function CollectionTurns({ pieces }: { pieces: Pieces }) {
  const { control } = useFormContext<CollectionInput>();
  const { fields, append, remove } = useFieldArray({ control, name: "turns" });
  const blank = { title: "", text: "", picture: "", alt: "", piece: null };
  return (
    <Parts
      legend="Story"
      add={fields.length < MOST_TURNS ? "Add a part" : null}
      onAdd={() => append(blank)}
    >
      {fields.map((field, index) => (
        <Part key={field.id} name={`Part ${index + 1}`} onRemove={() => remove(index)}>
          <FormField name={`turns.${index}.title`} label="Title" />
          <FormArea
            name={`turns.${index}.text`}
            label="Text"
            rows={5}
            hint="an empty line begins a new paragraph"
          />
          <FormPicture name={`turns.${index}.picture`} label="Picture" hint="from 1200 × 1200" />
          <FormField name={`turns.${index}.alt`} label="What one sees" />
          <PieceSelect name={`turns.${index}.piece`} label="Leads to" pieces={pieces} />
        </Part>
      ))}
    </Parts>
  );
}

/** The figures of a collection that staff write. The other figures are computed from the pieces. */
export function CollectionFigures() {
  const { control } = useFormContext<CollectionInput>();
  const { fields, append, remove } = useFieldArray({ control, name: "figures" });
  return (
    <Parts
      legend="Figures"
      hint="Purity, stones and making charge are computed from the pieces. Write only figures that you can prove."
      add={fields.length < MOST_FIGURES ? "Add a figure" : null}
      onAdd={() => append({ value: "", words: "" })}
    >
      {fields.map((field, index) => (
        <Part key={field.id} name={`Figure ${index + 1}`} onRemove={() => remove(index)}>
          <FormField name={`figures.${index}.value`} label="Figure" hint="such as 19 days" />
          <FormField name={`figures.${index}.words`} label="What it counts" />
        </Part>
      ))}
    </Parts>
  );
}

/** The fields for two pieces of the collection that are worn together. */
export function CollectionTogether({ pieces }: { pieces: Pieces }) {
  return (
    <fieldset className="grid min-w-0 gap-4">
      <legend className="mb-1.25 text-caption font-medium">Worn together</legend>
      <Controller<CollectionInput, "together">
        name="together"
        render={({ field: { value, onChange }, fieldState }) => (
          <>
            {[0, 1].map((place) => (
              <SelectField
                key={place}
                label={place === 0 ? "One piece" : "Other piece"}
                value={value[place] ?? ""}
                error={place === 1 ? fieldState.error?.message : undefined}
                onChange={(event) => {
                  const chosen = [value[0] ?? "", value[1] ?? ""];
                  chosen[place] = event.currentTarget.value;
                  onChange(chosen.filter((id) => id !== ""));
                }}
              >
                <PieceOptions pieces={pieces} />
              </SelectField>
            ))}
          </>
        )}
      />
      <FormArea name="togetherText" label="Why they belong together" rows={2} />
    </fieldset>
  );
}

/** A choice of one of the collection's pieces, or of no piece. */
function PieceSelect({ name, label, pieces }: { name: string; label: string; pieces: Pieces }) {
  return (
    <Controller
      name={name}
      render={({ field }) => (
        <SelectField
          label={label}
          ref={field.ref}
          value={field.value ?? ""}
          onBlur={field.onBlur}
          onChange={(event) => field.onChange(event.currentTarget.value || null)}
        >
          <PieceOptions pieces={pieces} />
        </SelectField>
      )}
    />
  );
}

function PieceOptions({ pieces }: { pieces: Pieces }) {
  return (
    <>
      <option value="">no piece</option>
      {pieces.map(({ _id, name }) => (
        <option key={_id} value={_id}>
          {name}
        </option>
      ))}
    </>
  );
}

function Parts({
  legend,
  hint,
  add,
  onAdd,
  children,
}: {
  legend: string;
  hint?: string;
  /** The label of the button that adds a part; null when the story has the maximum of parts. */
  add: string | null;
  onAdd(): void;
  children: ReactNode;
}) {
  return (
    <fieldset className="grid min-w-0 gap-4">
      <legend className="mb-1.25 text-caption font-medium">{legend}</legend>
      {hint ? <p className="text-hint text-ink-mute">{hint}</p> : null}
      {children}
      {add ? (
        <span>
          <Button small icon={Plus} onClick={onAdd}>
            {add}
          </Button>
        </span>
      ) : null}
    </fieldset>
  );
}

function Part({
  name,
  onRemove,
  children,
}: {
  name: string;
  onRemove(): void;
  children: ReactNode;
}) {
  return (
    <fieldset className="grid min-w-0 gap-4 border border-line p-4">
      <legend className="px-1.5 text-caption">{name}</legend>
      {children}
      <span>
        <Button small kind="text" icon={Trash2} onClick={onRemove}>
          Remove {name.toLowerCase()}
        </Button>
      </span>
    </fieldset>
  );
}
