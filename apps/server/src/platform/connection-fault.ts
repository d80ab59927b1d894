const CODE = /^[A-Z][A-Z0-9_]{2,60}$/;

/**
 * Explains why a connection failed, in words for the log: a code such as `ECONNREFUSED` or
 * `CERT_HAS_EXPIRED` tells an operator whether a network, a name or a certificate is wrong. Texts
 * that the other server sent are left out.
 * @param error the error that `fetch` has thrown
 */
export function connectionFault(error: unknown): string {
  const { code, cause } = error as { code?: unknown; cause?: { code?: unknown } };
  const faultCode = [cause?.code, code].find((one) => typeof one === "string" && CODE.test(one));
  return `no connection, or it broke off${faultCode === undefined ? "" : ` (${faultCode})`}`;
}
