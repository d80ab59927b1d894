import { type ReactNode, useId } from "react";

/** A section of the profile page with its heading. */
export function ProfileSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-t border-line pt-9">
      <h2 id={id} className="mb-6 text-[1.625rem]">
        {title}
      </h2>
      {children}
    </section>
  );
}
