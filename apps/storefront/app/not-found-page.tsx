import * as say from "@suvarna/words/here/shell";
import { data, type MetaArgs } from "react-router";
import { pageMeta } from "./platform/meta.ts";
import { NotFound } from "./shell/index.ts";

/** The page for every unknown address, with the HTTP status 404. */
export function loader() {
  return data(null, { status: 404 });
}

/**
 * During a navigation in the browser, the router already knows that the page does not exist, so no
 * call is made.
 */
export function clientLoader() {
  return null;
}

export const meta = (place: MetaArgs) =>
  pageMeta({ title: say.pageNotFound, personal: true }, place);

export default NotFound;
