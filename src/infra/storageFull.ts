import { errorCodeOf } from './database/pgErrors'
import { errorCauses } from './errorCauses'

/** PostgreSQL's disk_full; Node's codes of a full disk and of a quota that is used up. */
const CODES = new Set(['53100', 'ENOSPC', 'EDQUOT'])

/** Whether something could not be written because its disk is full: the database's, or that of the data folder. */
export const isStorageFull = (error: unknown): boolean =>
  errorCauses(error).some((cause) => CODES.has(errorCodeOf(cause)))
