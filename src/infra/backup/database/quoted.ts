import pg from 'pg'

export const quoted = (name: string): string => pg.escapeIdentifier(name)
