import * as say from "@suvarna/words/here/ui";
/** Tells visitors without JavaScript which action of this page they can't use. */
export function NeedsJavaScript({ to }: { to: string }) {
  return (
    <noscript>
      <p className="my-6 bg-amber-tint px-5 py-4 text-amber">{say.needsJavaScript(to)}</p>
    </noscript>
  );
}
