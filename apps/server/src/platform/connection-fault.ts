const CODE = /^[A-Z][A-Z0-9_]{2,60}$/;

/**
 * Why a connection failed, in words for the log: a code such as `ECONNREFUSED` or `CERT_HAS_EXPIRED`,
 * which tells an operator whether a network, a name or a certificate is wrong. Texts of the other side
 * are left out.
 * @param error what `fetch` has thrown
 */
export function connectionFault(error: unknown): string {
  const { code, cause } = error as { code?: unknown; cause?: { code?: unknown } };
  const found = [cause?.code, code].find((one) => typeof one === "string" && CODE.test(one));
  return `no connection, or it broke off${found === undefined ? "" : ` (${found})`}`;
}
