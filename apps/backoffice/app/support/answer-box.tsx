import type { DeskOrder } from "@suvarna/contract/orders/staff-schemas";
import { SCREENSHOT_TYPES, SUPPORT_LIMITS } from "@suvarna/contract/support/constants";
import type { StaffTicket } from "@suvarna/contract/support/staff-schemas";
import { fieldsIn } from "@suvarna/domain/canned-answer";
import { Icon } from "@suvarna/ui/icon.tsx";
import { CircleAlert, Paperclip, Slash, X } from "lucide";
import { useRef } from "react";
import { Bar } from "../parts/bar.tsx";
import { Button, IconButton } from "../parts/button.tsx";
import { useMay } from "../platform/session.ts";
import { CannedMenu } from "./canned-menu.tsx";
import { insertWords } from "./inserted-words.ts";
import { PieceOrOrder } from "./piece-or-order.tsx";
import { useAnswer } from "./use-answer.ts";
import { useCanned } from "./use-canned.ts";

const TABS = [
  { mode: "answer", name: "Answer" },
  { mode: "note", name: "Note for colleagues" },
] as const;

/**
 * The box for an answer or a note. An answer is mailed and shown in the shopper's account; a note
 * is hidden from shoppers. A typed slash opens the canned answers.
 */
export function AnswerBox({
  ticket,
  orders,
  news,
}: {
  ticket: StaffTicket;
  orders: readonly DeskOrder[];
  /** A sentence about changes by other people since the ticket was opened; null without changes. */
  news: string | null;
}) {
  const mayAnswer = useMay("tickets.answer");
  const answer = useAnswer(ticket);
  const field = useRef<HTMLTextAreaElement>(null);
  const canned = useCanned({ ticket, orders, field, text: answer.text, setText: answer.setText });
  if (!mayAnswer) return null;
  const isNote = answer.mode === "note";
  if (ticket.state === "closed" && !isNote) {
    return (
      <footer className="flex-none px-(--gutter) pb-5 md:px-6">
        <Bar>This ticket is closed for good. The shopper can open a new one.</Bar>
      </footer>
    );
  }
  const unfilled = isNote ? [] : fieldsIn(answer.text);
  const isEmpty = answer.text.trim() === "";
  const isOff = isEmpty || unfilled.length > 0;
  const send = (resolved: boolean) => {
    if (!isOff && !answer.isSending) void answer.send(resolved);
  };
  const putIn = (words: string) => {
    const from = field.current?.selectionStart ?? answer.text.length;
    const to = field.current?.selectionEnd ?? from;
    const next = insertWords(answer.text, { from, to }, words);
    answer.setText(next.text);
    // The cursor is set as soon as the field has the new text and the dialog is closed.
    setTimeout(() => {
      field.current?.focus();
      field.current?.setSelectionRange(next.cursor, next.cursor);
    });
  };
  return (
    <footer className="relative flex-none px-(--gutter) pt-2 pb-5 md:px-6">
      {news && !answer.failure ? (
        <Bar live="status" className="mb-2">
          {news}
        </Bar>
      ) : null}
      {answer.failure ? (
        <Bar tone="alert" live="alert" className="mb-2">
          {answer.failure} What you have written is kept.
        </Bar>
      ) : null}
      <div className={`relative border border-wine ${isNote ? "bg-amber-tint" : "bg-surface"}`}>
        {canned.isOpen && !isNote ? <CannedMenu {...canned.menu} /> : null}
        <div
          role="tablist"
          aria-label="What you write"
          className="flex gap-4.5 border-b border-line px-3.5"
        >
          {TABS.map(({ mode, name }) => (
            <button
              key={mode}
              type="button"
              role="tab"
              aria-selected={answer.mode === mode}
              onClick={() => answer.setMode(mode)}
              className="border-b-2 border-transparent py-2 text-ink-soft aria-selected:border-wine aria-selected:font-medium aria-selected:text-wine"
            >
              {name}
            </button>
          ))}
        </div>
        <textarea
          ref={field}
          aria-label={isNote ? "Note" : "Answer"}
          aria-controls={canned.isOpen ? canned.menu.id : undefined}
          aria-activedescendant={
            canned.isOpen ? `${canned.menu.id}-${canned.menu.current}` : undefined
          }
          aria-describedby="answer-hint"
          value={answer.text}
          maxLength={SUPPORT_LIMITS.text}
          placeholder={isNote ? "Shoppers do not see it" : "Write / for a canned answer"}
          onChange={(event) => {
            answer.setText(event.currentTarget.value);
            canned.follow(event.currentTarget);
          }}
          onKeyDown={(event) => {
            if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
              event.preventDefault();
              send(false);
            } else if (!isNote) canned.onKey(event);
          }}
          onBlur={canned.close}
          className="block min-h-21 w-full resize-y bg-transparent px-3.5 py-3 outline-offset-[-2px] max-md:text-base"
        />
        <div className="flex flex-wrap items-center gap-1.5 px-2.5 pt-2 pb-2.5">
          {isNote ? null : (
            <>
              <Button
                small
                kind="text"
                icon={Slash}
                // The press must not take the focus from the text field, so that the cursor keeps
                // its position.
                onMouseDown={(event) => event.preventDefault()}
                onClick={canned.openAll}
              >
                Canned
              </Button>
              <PictureButton answer={answer} />
              <PieceOrOrder orders={orders} field={field} onChoose={putIn} />
            </>
          )}
          <Hint unfilled={unfilled} isNote={isNote} />
          <span className="ml-auto flex gap-2">
            {isNote ? null : (
              <Button small disabled={isOff} onClick={() => send(true)}>
                Send and settle
              </Button>
            )}
            <Button
              small
              kind="primary"
              hotkey="Ctrl Enter"
              disabled={isOff}
              busy={answer.isSending && (isNote ? "Keeping" : "Sending")}
              onClick={() => send(false)}
            >
              {isNote ? "Keep the note" : "Send"}
            </Button>
          </span>
        </div>
      </div>
    </footer>
  );
}

/**
 * The hint below the box: it lists the fields that must be filled in first, or says that shoppers
 * do not see a note.
 */
function Hint({ unfilled, isNote }: { unfilled: readonly string[]; isNote: boolean }) {
  return (
    <p id="answer-hint" className="min-w-0 text-hint text-ink-mute">
      {unfilled.length > 0 ? (
        <span className="inline-flex items-center gap-1.25 text-alert">
          <Icon of={CircleAlert} size={14} />
          Fill in {unfilled.map((name) => `{${name}}`).join(", ")} first
        </span>
      ) : isNote ? (
        "Shoppers do not see it"
      ) : null}
    </p>
  );
}

function PictureButton({ answer }: { answer: ReturnType<typeof useAnswer> }) {
  const input = useRef<HTMLInputElement>(null);
  if (answer.picture) {
    return (
      <span className="inline-flex items-center gap-1 bg-shell pl-2.5 text-caption">
        <span className="clip max-w-40">{answer.picture.name}</span>
        <IconButton
          small
          kind="text"
          icon={X}
          name="Leave the picture out"
          onClick={answer.dropPicture}
        />
      </span>
    );
  }
  return (
    <>
      <Button
        small
        kind="text"
        icon={Paperclip}
        busy={answer.isUploading && "Uploading"}
        onClick={() => input.current?.click()}
      >
        Picture
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={SCREENSHOT_TYPES.join(",")}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          event.currentTarget.value = "";
          if (file) void answer.addPicture(file);
        }}
      />
    </>
  );
}
