/** PostgreSQL: connections that break or are refused, a server that stops; and the same of the system. */
const CODES = /^(08|57P|53)|ECONNREFUSED|ECONNRESET/

/** Whether a query failed because the database did not answer, and not because of what was asked. */
export function isConnectionFault(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return CODES.test((error as { code?: string }).code ?? '') || /connection|timeout/i.test(error.message)
}
