import { data } from "react-router";
import { pageMeta } from "./platform/meta.ts";
import { NotFound } from "./shell/index.ts";

/** Every address that is no page's: the words, with the status that says the same. */
export function loader() {
  return data(null, { status: 404 });
}

/** In the browser there is nothing to ask the server for. */
export function clientLoader() {
  return null;
}

export const meta = () => pageMeta({ title: "404 - Page Not Found", personal: true });

export default NotFound;
