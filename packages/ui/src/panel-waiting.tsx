import { SkeletonLine } from "./skeleton.tsx";

const WIDTHS = ["w-2/3", "w-full", "w-5/6", "w-1/2", "w-3/4"];

/**
 * The placeholder in an opened panel whose content is still loading, so that a visitor with a slow
 * connection does not see an empty panel. The class gives the placeholder the content's height.
 */
export function PanelWaiting({ className }: { className: string }) {
  return (
    <div className={`grid content-start gap-5 ${className}`}>
      {WIDTHS.map((width) => (
        <SkeletonLine key={width} className={width} />
      ))}
    </div>
  );
}
