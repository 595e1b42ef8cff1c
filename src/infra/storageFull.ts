import { errorCodeOf } from './database/pgErrors'
import { errorCauses } from './errorCauses'

/** PostgreSQL's disk_full; Node's codes for a full disk and an exhausted quota. */
const CODES = new Set(['53100', 'ENOSPC', 'EDQUOT'])

/** Of the database or the data folder. */
export const isStorageFull = (error: unknown): boolean =>
  errorCauses(error).some((cause) => CODES.has(errorCodeOf(cause)))
