import * as say from "@suvarna/words/here/ui";

/** The first link of a page, with which keyboard users skip the header and go to the content. */
export function SkipLink({ to }: { to: string }) {
  return (
    <a
      href={`#${to}`}
      className="absolute -top-16 left-3 z-50 bg-wine px-5 py-3 text-ivory focus:top-3"
    >
      {say.skipToContent}
    </a>
  );
}
