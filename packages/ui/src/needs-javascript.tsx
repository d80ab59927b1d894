/** Tells visitors without JavaScript what they can't do on this page. */
export function NeedsJavaScript({ to }: { to: string }) {
  return (
    <noscript>
      <p className="mt-6 bg-amber-tint px-5 py-4 text-amber">
        Please switch on JavaScript to {to}.
      </p>
    </noscript>
  );
}
