import type { MigrateArgs } from './migration'

/** Names of places follow the rule for persons (decision 33): `schema/dataSteps` does it, for which SQL has no words. */
export const up = (_: MigrateArgs): Promise<void> => Promise.resolve()

/** What was removed is not stored anywhere. */
export const down = (): Promise<void> =>
  Promise.reject(new Error('The names that places had before are gone: restore a backup with the version before.'))
