import { type ReactNode, useId } from "react";

/** A section of the profile page: its heading and a sentence at the left, its content beside. */
export function ProfileSection({
  title,
  about,
  children,
}: {
  title: string;
  about?: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-1 gap-x-10 gap-y-4.5 border-t border-line py-8.5 xl:grid-cols-[13.75rem_minmax(0,1fr)]"
    >
      <div>
        <h2 id={id} className="text-h3 font-normal">
          {title}
        </h2>
        {about ? <p className="mt-1.5 text-small text-ink-mute">{about}</p> : null}
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
