import type { MigrateUpArgs, PostgresAdapter } from '@payloadcms/db-postgres'
import type { TestPayload } from './payload'

/** What a migration is called with, for the database of a test. */
export const migrationArgs = ({ payload }: Pick<TestPayload, 'payload'>): MigrateUpArgs =>
  ({ db: (payload.db as unknown as PostgresAdapter).drizzle, payload, req: {} }) as unknown as MigrateUpArgs
