import { indianDay } from "@suvarna/domain/indian-day";
import { Icon } from "@suvarna/ui/icon.tsx";
import { istDayWords } from "@suvarna/words/en/indian-time";
import { ChevronDown, X } from "lucide";
import { type FormEvent, useState } from "react";
import { useSearchParams } from "react-router";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";
import { TextField } from "./field.tsx";

/** A filter by a first and a last day, which are two query parameters of the page. */
export function DayFilter({ name, from, to }: { name: string; from: string; to: string }) {
  const [params, setParams] = useSearchParams();
  const [isOpen, setOpen] = useState(false);
  const [first, last] = [params.get(from), params.get(to)];

  function set(days: { readonly first: string; readonly last: string }): void {
    setParams((before) => {
      const after = new URLSearchParams(before);
      for (const [key, day] of [
        [from, days.first],
        [to, days.last],
      ] as const) {
        if (day) after.set(key, day);
        else after.delete(key);
      }
      after.delete("cursor");
      return after;
    });
    setOpen(false);
  }
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    set({ first: String(form.get("first") ?? ""), last: String(form.get("last") ?? "") });
  }

  if (first || last) {
    const words = [first, last].map((day) => (day ? istDayWords(day) : "")).join(" to ");
    return (
      <span className="inline-flex h-(--control) items-center gap-1.5 rounded-control bg-wine-tint pr-1.5 pl-2.5 font-medium whitespace-nowrap text-wine">
        {name}: {words.trim()}
        <button
          type="button"
          aria-label={`Take the filter ${name} off`}
          onClick={() => set({ first: "", last: "" })}
          className="grid size-5 place-items-center"
        >
          <Icon of={X} size={14} />
        </button>
      </span>
    );
  }
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="inline-flex h-(--control) items-center gap-1.5 rounded-control border border-line-strong bg-surface px-2.5 whitespace-nowrap"
      >
        {name}
        <Icon of={ChevronDown} size={15} className="text-ink-mute" />
      </button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={`${name} between two days`}>
        <form onSubmit={submit} className="mt-4 grid gap-4">
          <div className="grid grid-cols-2 gap-4">
            <TextField label="From" name="first" type="date" defaultValue={indianDay(new Date())} />
            <TextField label="To" name="last" type="date" defaultValue={indianDay(new Date())} />
          </div>
          <div className="flex justify-end gap-2">
            <Button kind="text" onClick={() => setOpen(false)}>
              Leave it
            </Button>
            <Button kind="primary" type="submit">
              Show these days
            </Button>
          </div>
        </form>
      </Dialog>
    </>
  );
}
