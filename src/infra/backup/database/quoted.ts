import pg from 'pg'

/** An identifier for SQL. */
export const quoted = (name: string): string => pg.escapeIdentifier(name)
