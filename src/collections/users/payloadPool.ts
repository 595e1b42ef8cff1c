import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import type { Sql } from '@/infra/database/pool'

/** Payload's own connections, outside of any transaction: a session is nobody's unfinished business. */
export const payloadPool = (payload: Payload): Sql => (payload.db as unknown as PostgresAdapter).pool
