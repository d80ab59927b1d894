import { LoaderCircle } from "lucide";
import { Icon } from "./icon.tsx";

/**
 * The spinner of a busy button. It is for buttons only: a page that loads shows skeletons instead.
 */
export function Spinner() {
  return <Icon of={LoaderCircle} size={17} className="animate-turn" />;
}
