/** The header by which a creating request says that it may come twice (draft-ietf-httpapi-idempotency-key-header). */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key'
/** How long the server knows a key. */
export const IDEMPOTENCY_HOURS = 24

/** A key of a form's own. `crypto.randomUUID` is missing where a site is opened without TLS. */
export const newIdempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
