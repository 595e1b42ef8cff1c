import { errorCodeOf, hasConnectionCode } from '@/infra/database/pgErrors'
import { errorCauses } from '@/infra/errorCauses'
import { isStorageFull } from '@/infra/diskSpace'
import { COMMAND_ERRORS } from '@/messages/cli/commandErrors'

/** SQLSTATE (PostgreSQL, appendix A) and Node codes that an operator can fix. */
const EXPLAINED: readonly [codes: RegExp, explain: (detail: string) => string][] = [
  [/^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)$/, COMMAND_ERRORS.noDatabase],
  [/^28/, COMMAND_ERRORS.databaseSignIn],
  [/^3D000$/, COMMAND_ERRORS.noSuchDatabase],
  [/^42501$/, COMMAND_ERRORS.databasePrivilege],
  [/^53300$/, COMMAND_ERRORS.tooManyConnections],
]
const LOST =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect)/

/** undefined for other errors and for defects */
export function explainDatabaseError(error: unknown): string | undefined {
  for (const cause of errorCauses(error)) {
    const code = errorCodeOf(cause)
    if (isStorageFull(cause)) return COMMAND_ERRORS.diskFull(detailOf(cause))
    const known = EXPLAINED.find(([codes]) => codes.test(code))
    if (known) return known[1](detailOf(cause))
    if (hasConnectionCode(cause) || LOST.test(cause.message)) return COMMAND_ERRORS.databaseLost(detailOf(cause))
  }
  return undefined
}

/** A host with several addresses fails with an error per address and an empty message of its own. */
function detailOf(error: Error): string {
  const [first = error] = error instanceof AggregateError ? (error.errors as Error[]) : []
  return first.message
}
