import { LoaderCircle } from "lucide-react";
import { Icon } from "./icon.tsx";

/** Only inside buttons: a page that loads shows the shape of what comes instead. */
export function Spinner() {
  return <Icon of={LoaderCircle} size={17} className="animate-turn" />;
}
