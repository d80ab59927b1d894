import { requiredPart } from "@suvarna/ui/required-part.ts";
import type { EditorView } from "@uiw/react-codemirror";
import { Bold, Gem, Heading2, Image, Link, List, ListOrdered, Quote } from "lucide";
import { Suspense, useId, useRef, useState } from "react";
import { IconButton } from "../parts/button.tsx";
import { PiecePicker } from "./piece-picker.tsx";

const MarkdownEditor = requiredPart(() =>
  import("./markdown-editor.tsx").then(({ MarkdownEditor }) => MarkdownEditor),
);

/**
 * The buttons of the toolbar. Each button puts marks around the selected text, or a mark before
 * each selected line.
 */
const FORMS = [
  { name: "Heading", icon: Heading2, line: "## " },
  { name: "Bold", icon: Bold, around: "**" },
  { name: "List", icon: List, line: "- " },
  { name: "Numbered list", icon: ListOrdered, line: "1. " },
  { name: "Quote", icon: Quote, line: "> " },
] as const;

/**
 * A field for Markdown with a toolbar. The editor's code is loaded when the field is first shown.
 */
export function MarkdownField({
  label,
  value,
  beside,
  error,
  readOnly = false,
  withPieces = false,
  onChange,
}: {
  label: string;
  value: string;
  /** A note at the end of the toolbar, such as the number of words. */
  beside?: string;
  error?: string | undefined;
  readOnly?: boolean;
  /** Whether the toolbar has a button that inserts a piece of the shop into the text. */
  withPieces?: boolean;
  onChange(value: string): void;
}) {
  const id = useId();
  const view = useRef<EditorView>(undefined);
  const [choosing, setChoosing] = useState(false);

  function insert(text: string): void {
    const editor = view.current;
    if (!editor) return;
    editor.dispatch(editor.state.replaceSelection(text));
    editor.focus();
  }
  function apply(form: (typeof FORMS)[number]): void {
    const editor = view.current;
    if (!editor) return;
    const { from, to } = editor.state.selection.main;
    if ("around" in form) {
      insert(`${form.around}${editor.state.sliceDoc(from, to)}${form.around}`);
      return;
    }
    const { from: start } = editor.state.doc.lineAt(from);
    const end = editor.state.doc.lineAt(to).to;
    const lines = editor.state.sliceDoc(start, end).split("\n");
    const marked = lines.map((line) => form.line + line).join("\n");
    editor.dispatch({
      changes: { from: start, to: end, insert: marked },
      selection: { anchor: start + marked.length },
    });
    editor.focus();
  }
  function link(mark: string): void {
    const { from = 0, to = 0 } = view.current?.state.selection.main ?? {};
    insert(`${mark}[${view.current?.state.sliceDoc(from, to) || "words"}](/shop)`);
  }
  return (
    <div>
      <p id={id} className="mb-1.25 text-caption font-medium">
        {label}
      </p>
      <div
        className={`bg-surface ${error ? "border-2 border-alert" : "border border-line-strong"}`}
      >
        {readOnly ? null : (
          <div
            role="toolbar"
            aria-label={`Form of ${label.toLowerCase()}`}
            className="flex flex-wrap items-center border-b border-line px-1 py-0.5"
          >
            {FORMS.map((form) => (
              <IconButton
                key={form.name}
                kind="text"
                small
                icon={form.icon}
                name={form.name}
                onClick={() => apply(form)}
              />
            ))}
            <IconButton kind="text" small icon={Link} name="Link" onClick={() => link("")} />
            <IconButton kind="text" small icon={Image} name="Picture" onClick={() => link("!")} />
            {withPieces ? (
              <IconButton
                kind="text"
                small
                icon={Gem}
                name="A piece with its live price"
                onClick={() => setChoosing(true)}
              />
            ) : null}
            <span className="ml-auto pr-2 text-hint text-ink-mute">{beside}</span>
          </div>
        )}
        <Suspense fallback={<div className="min-h-80 p-4 text-ink-mute">{value}</div>}>
          <MarkdownEditor
            label={label}
            value={value}
            readOnly={readOnly}
            onChange={onChange}
            onReady={(created) => {
              view.current = created;
            }}
          />
        </Suspense>
      </div>
      {error ? (
        <p role="alert" className="mt-1.25 text-caption text-alert">
          {error}
        </p>
      ) : null}
      <PiecePicker
        title="A piece in the text"
        description="The page shows it below the text with its price of the moment."
        open={choosing}
        onClose={() => setChoosing(false)}
        onChoose={({ name, slug }) => {
          setChoosing(false);
          insert(`[${name}](/product/${slug})`);
        }}
      />
    </div>
  );
}
