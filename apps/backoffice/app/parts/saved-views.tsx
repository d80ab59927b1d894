import { dropView, keepView, listViews } from "@suvarna/contract/staff/staff-views";
import type { ListView, ViewedList } from "@suvarna/contract/staff/staff-views-schemas";
import { Icon } from "@suvarna/ui/icon.tsx";
import { useQueries } from "@tanstack/react-query";
import { Plus, X } from "lucide";
import { useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { sentenceOf } from "../platform/api.ts";
import { useChange, useRead } from "../platform/queries.ts";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";
import { TextField } from "./field.tsx";
import { type Tab, Tabs } from "./tabs.tsx";
import { toast } from "./toast.ts";

const PATH = "/staff/views";
/**
 * How often the rows of the saved views are counted, in milliseconds, because time alone changes
 * some counts.
 */
const COUNT_MS = 60_000;

/** How the entries of a view are counted. */
interface CountedList {
  /** The path of the list's call. A change of the list below the path counts the views again. */
  readonly path: string;
  /** Counts the entries of the view with these parameters of the list's address. */
  count(params: URLSearchParams): Promise<number>;
}

/**
 * The views of a list as tabs: first the shop's own views, then those that the person keeps. A
 * search, filters and a sort that no view has yet can be kept under a name.
 */
export function SavedViews({
  list,
  tabs,
  counted,
}: {
  list: ViewedList;
  tabs: readonly Tab[];
  counted: CountedList;
}) {
  const [params] = useSearchParams();
  const { data } = useRead(listViews, {});
  const views = (data?.views ?? []).filter((view) => view.list === list);
  const here = queryOf(params);
  const current = views.find(({ query }) => query === here);
  const counts = useQueries({
    queries: views.map(({ query }) => ({
      queryKey: [counted.path, "count", query],
      queryFn: () => counted.count(new URLSearchParams(query)),
      refetchInterval: COUNT_MS,
    })),
  });
  const own = views.map((view, place) => ({
    to: `/${list}?${view.query}`,
    name: view.name,
    count: counts[place]?.data,
    current: view === current,
  }));
  const unmarkedTabs = current ? tabs.map((tab) => ({ ...tab, current: false })) : tabs;
  // A view that is only a tab, without a filter, is not offered, because the tab shows it already.
  const isNew = !current && [...params.keys()].some((key) => key !== "view" && key !== "cursor");
  return (
    <Tabs
      name="Saved views"
      tabs={[...unmarkedTabs, ...own]}
      after={
        data && (current || isNew) ? (
          <ViewButton list={list} query={here} current={current} />
        ) : null
      }
    />
  );
}

/**
 * The query of the list's address in one order of its parts, so that the same filters are the same
 * view in whichever order they were chosen.
 */
function queryOf(params: URLSearchParams): string {
  const remaining = new URLSearchParams(params);
  remaining.delete("cursor");
  remaining.sort();
  return remaining.toString();
}

function ViewButton({
  list,
  query,
  current,
}: {
  list: ViewedList;
  query: string;
  current: ListView | undefined;
}) {
  const [isNaming, setNaming] = useState(false);
  const navigate = useNavigate();
  const keep = useChange(keepView, PATH);
  const drop = useChange(dropView, PATH);

  async function remove(view: ListView): Promise<void> {
    const { name } = view;
    try {
      await drop.mutateAsync({ params: { id: view._id } });
      void navigate(`/${list}`);
      const back = () => keep.mutateAsync({ body: { list, name, query } });
      toast.done(`The view ${name} is dropped`, { undo: () => void back() });
    } catch (error) {
      toast.failed("The view stays", sentenceOf(error));
    }
  }

  return (
    <>
      <button
        type="button"
        className="flex items-center gap-1.5 py-2 font-medium whitespace-nowrap text-wine focus-visible:-outline-offset-2 md:pt-0 md:pb-2.5"
        onClick={() => (current ? void remove(current) : setNaming(true))}
      >
        <Icon of={current ? X : Plus} size={15} />
        {current ? "Drop this view" : "Save this view"}
      </button>
      <NameDialog
        open={isNaming}
        busy={keep.isPending}
        onClose={() => setNaming(false)}
        onName={async (name) => {
          await keep.mutateAsync({ body: { list, name, query } });
          setNaming(false);
        }}
      />
    </>
  );
}

function NameDialog({
  open,
  busy,
  onClose,
  onName,
}: {
  open: boolean;
  busy: boolean;
  onClose(): void;
  onName(name: string): Promise<void>;
}) {
  const [error, setError] = useState("");
  async function submit(form: FormData): Promise<void> {
    const name = String(form.get("name") ?? "").trim();
    if (name === "") return setError("Give the view a name");
    try {
      await onName(name);
      setError("");
    } catch (failure) {
      setError(sentenceOf(failure));
    }
  }
  return (
    <Dialog open={open} onClose={onClose} title="Save this view">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void submit(new FormData(event.currentTarget));
        }}
        className="mt-4 grid gap-4"
      >
        <TextField
          label="Name"
          name="name"
          maxLength={40}
          autoComplete="off"
          hint="Its search, filters and sort are kept. Only you see it; the same name replaces a view."
          error={error}
        />
        <div className="flex justify-end gap-2">
          <Button kind="text" onClick={onClose}>
            Leave it
          </Button>
          <Button kind="primary" type="submit" busy={busy ? "Saving" : false}>
            Save the view
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
