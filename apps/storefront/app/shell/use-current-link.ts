import { useLocation } from "react-router";

/** Whether a link leads to the current page: the same path and, in the shop, the same category. */
export function useCurrentLink(): (to: string) => boolean {
  const { pathname, search } = useLocation();
  const category = new URLSearchParams(search).get("category");
  return (to) => {
    const [path, query] = to.split("?");
    return path === pathname && new URLSearchParams(query).get("category") === category;
  };
}
