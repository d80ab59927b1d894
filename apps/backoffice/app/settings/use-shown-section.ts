import { useEffect, useState } from "react";

/**
 * The upper part of the window, as margins of an IntersectionObserver. A section in this part is
 * the section that the user reads.
 */
const READ_PART = "-56px 0px -60% 0px";

/** The id of the section that the user reads now, for the list of sections at the side. */
export function useShownSection(ids: readonly string[], isLoaded: boolean): string | undefined {
  const [inView, setInView] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    if (!isLoaded) return;
    const watcher = new IntersectionObserver(
      (entries) =>
        setInView((before) => {
          const after = new Set(before);
          for (const { target, isIntersecting } of entries) {
            if (isIntersecting) after.add(target.id);
            else after.delete(target.id);
          }
          return after;
        }),
      { rootMargin: READ_PART },
    );
    for (const id of ids) {
      const section = document.getElementById(id);
      if (section) watcher.observe(section);
    }
    return () => watcher.disconnect();
  }, [ids, isLoaded]);
  return ids.find((id) => inView.has(id)) ?? ids[0];
}
