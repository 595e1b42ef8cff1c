import type { MigrateArgs } from './migration'

/** Personal names in place names (decision 33); `schema/dataSteps` does the work, because SQL cannot. */
export const up = (_: MigrateArgs): Promise<void> => Promise.resolve()

/** The removed names are stored nowhere. */
export const down = (): Promise<void> =>
  Promise.reject(new Error('The names that places had before are gone: restore a backup with the version before.'))
