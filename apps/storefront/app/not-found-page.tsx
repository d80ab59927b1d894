import { data } from "react-router";
import { pageMeta } from "./platform/meta.ts";
import { NotFound } from "./shell/index.ts";

/** The page of every unknown address, with the status 404. */
export function loader() {
  return data(null, { status: 404 });
}

/** In the browser the router already knows that the page does not exist. */
export function clientLoader() {
  return null;
}

export const meta = () => pageMeta({ title: "404 - Page Not Found", personal: true });

export default NotFound;
