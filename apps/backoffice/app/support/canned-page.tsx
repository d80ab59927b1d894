import {
  addCannedAnswer,
  listCannedAnswers,
  removeCannedAnswer,
} from "@suvarna/contract/support/staff";
import type { CannedAnswer } from "@suvarna/contract/support/staff-schemas";
import { Pencil, Plus, Trash2 } from "lucide";
import { useState } from "react";
import { Button, IconButton } from "../parts/button.tsx";
import { type Column, DataTable } from "../parts/data-table.tsx";
import { PageHead } from "../parts/page.tsx";
import { Answer, Empty } from "../parts/states.tsx";
import { toast } from "../parts/toast.ts";
import { failureWords } from "../platform/failure-words.ts";
import { useChange, useRead } from "../platform/queries.ts";
import { useMay } from "../platform/session.ts";
import { sayTime } from "../platform/times.ts";
import { CannedDialog } from "./canned-dialog.tsx";

/** The page on which staff edit the canned answers. A slash in the answer box inserts them. */
export function CannedPage() {
  const answers = useRead(listCannedAnswers, {});
  const remove = useChange(removeCannedAnswer, "/staff/canned-answers");
  const restore = useChange(addCannedAnswer, "/staff/canned-answers");
  const mayEdit = useMay("tickets.answer");
  const [edited, setEdited] = useState<CannedAnswer | "new" | null>(null);

  async function takeAway({ _id: id, title, text }: CannedAnswer): Promise<void> {
    try {
      await remove.mutateAsync({ params: { id } });
      const undo = () =>
        restore.mutate(
          { body: { title, text } },
          {
            onError: (error) => toast.failed(...failureWords(error, "The answer was not restored")),
          },
        );
      toast.done(`“${title}” is deleted`, { undo });
    } catch (error) {
      toast.failed(...failureWords(error, "The answer was not deleted"));
    }
  }

  const add = mayEdit ? (
    <Button kind="primary" icon={Plus} onClick={() => setEdited("new")}>
      New answer
    </Button>
  ) : null;
  const actions: Column<CannedAnswer> = {
    id: "actions",
    head: <span className="sr-only">Actions</span>,
    figures: true,
    cell: (answer) => (
      <span className="inline-flex gap-1">
        <IconButton
          small
          kind="text"
          icon={Pencil}
          name={`Change ${answer.title}`}
          onClick={() => setEdited(answer)}
        />
        <IconButton
          small
          kind="text"
          icon={Trash2}
          name={`Delete ${answer.title}`}
          onClick={() => void takeAway(answer)}
        />
      </span>
    ),
  };
  return (
    <>
      <PageHead
        title="Canned answers"
        crumbs={[{ to: "/support", name: "Support" }]}
        caption="Texts in braces are filled from the ticket and the order. What can't be filled stays visible and blocks Send."
        actions={answers.data?.answers.length === 0 ? null : add}
      />
      <Answer of={answers} what="The canned answers">
        {(data) =>
          data.answers.length === 0 ? (
            <Empty title="No canned answer yet" action={add}>
              Write what you send every day once, and open it in an answer with a slash.
            </Empty>
          ) : (
            <DataTable
              name="Canned answers"
              rows={data.answers}
              columns={mayEdit ? [...COLUMNS, actions] : COLUMNS}
            />
          )
        }
      </Answer>
      {edited ? (
        <CannedDialog
          key={edited === "new" ? "new" : edited._id}
          answer={edited === "new" ? null : edited}
          onClose={() => setEdited(null)}
        />
      ) : null}
    </>
  );
}

const COLUMNS: readonly Column<CannedAnswer>[] = [
  {
    id: "title",
    head: "Title",
    phone: "wide",
    cell: ({ title }) => <b className="font-medium">{title}</b>,
  },
  {
    id: "text",
    head: "Answer",
    phone: "wide",
    cell: ({ text }) => (
      <span className="clip max-w-160 text-ink-soft" title={text}>
        {text}
      </span>
    ),
  },
  {
    id: "updated",
    head: "Changed",
    phone: "hidden",
    cell: ({ updatedAt }) => (
      <span className="text-caption whitespace-nowrap text-ink-mute">{sayTime(updatedAt)}</span>
    ),
  },
];
