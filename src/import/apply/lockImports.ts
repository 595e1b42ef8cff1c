import type { PoolClient } from 'pg'

/** An arbitrary number that means "importing" to pg_advisory_xact_lock. */
const IMPORT_LOCK = 8_214_003_114

/** One import or undo at a time: two files that name the same new places in another order would wait for each other for ever. */
export const lockImports = (sql: PoolClient) => sql.query('SELECT pg_advisory_xact_lock($1)', [IMPORT_LOCK])
