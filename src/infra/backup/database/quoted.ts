import pg from 'pg'

/** Quotes an SQL identifier. */
export const quoted = (name: string): string => pg.escapeIdentifier(name)
