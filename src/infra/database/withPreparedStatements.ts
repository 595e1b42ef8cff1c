import { createHash } from 'node:crypto'
import type pg from 'pg'
import type { Queryable } from './pool'

/** Begins a statement whose best plan depends on its values: how many names contain 식당 and how many 순희네. */
export const CUSTOM_PLAN = '/* planned each time */'

/**
 * The pool with every statement prepared under a name of its own: PostgreSQL parses and plans it once a connection
 * instead of at each request, which halves a short read.
 * Only for texts from a bounded set: each one stays in the memory of each connection. A text that begins with
 * `CUSTOM_PLAN` is left alone.
 */
export function withPreparedStatements(pool: pg.Pool): Queryable {
  const names = new Map<string, string>()
  const nameOf = (text: string): string => {
    const known = names.get(text)
    if (known) return known
    const name = createHash('sha1').update(text).digest('base64url')
    names.set(text, name)
    return name
  }
  return {
    query: <Row extends object>(text: string, values: unknown[] = []) =>
      text.startsWith(CUSTOM_PLAN)
        ? pool.query<Row>(text, values)
        : pool.query<Row>({ name: nameOf(text), text, values }),
  }
}
