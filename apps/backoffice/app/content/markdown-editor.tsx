import { markdown } from "@codemirror/lang-markdown";
import CodeMirror, { EditorView } from "@uiw/react-codemirror";

const LOOK = EditorView.theme({
  "&": { fontSize: "0.875rem", backgroundColor: "transparent" },
  "&.cm-focused": { outline: "2px solid var(--color-wine)", outlineOffset: "2px" },
  ".cm-content": { fontFamily: "var(--font-body)", padding: "14px 0", lineHeight: "1.6" },
  ".cm-line": { padding: "0 16px" },
  // The editor shows headings in bold, without a line below and without colour, because underlined
  // blue text would look like a link.
  ".cm-line span": { textDecoration: "none !important", color: "inherit !important" },
  ".cm-cursor": { borderLeftColor: "var(--color-wine)" },
});
const SETUP = {
  lineNumbers: false,
  foldGutter: false,
  highlightActiveLine: false,
  autocompletion: false,
  bracketMatching: false,
  closeBrackets: false,
} as const;

/** The field for Markdown. It is in a module of its own, because its editor is loaded on demand. */
export function MarkdownEditor({
  label,
  value,
  readOnly,
  onChange,
  onReady,
}: {
  label: string;
  value: string;
  readOnly: boolean;
  onChange(value: string): void;
  onReady(view: EditorView): void;
}) {
  return (
    <CodeMirror
      value={value}
      theme="none"
      minHeight="320px"
      basicSetup={SETUP}
      readOnly={readOnly}
      extensions={[
        markdown(),
        EditorView.lineWrapping,
        LOOK,
        EditorView.contentAttributes.of({ "aria-label": label, spellcheck: "true" }),
      ]}
      onChange={onChange}
      onCreateEditor={onReady}
    />
  );
}
