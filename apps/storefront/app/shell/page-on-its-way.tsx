import { useNavigation } from "react-router";

/** A line along the top while the next page is fetched; on a quick line it is never seen. */
export function PageOnItsWay() {
  const { state } = useNavigation();
  if (state === "idle") return null;
  return (
    <span
      role="progressbar"
      aria-label="Loading the page"
      // Without its movement it would flash at every link.
      className="fixed inset-x-0 top-0 z-20 h-0.75 origin-left animate-approach bg-gold motion-reduce:hidden"
    />
  );
}
