import { createHash } from 'node:crypto'
import type pg from 'pg'
import type { Queryable } from './pool'

/** `add` stores the value and returns its placeholder. */
export class Parameters {
  readonly values: unknown[] = []

  add = (value: unknown): string => {
    this.values.push(value)
    return `$${this.values.length}`
  }
}

/** Marks a statement whose best plan depends on its values: many names contain 식당, few 순희네. */
export const CUSTOM_PLAN = '/* planned each time */'

export type QueryablePool = Pick<pg.Pool, 'query'>

/**
 * Parses and plans once per connection, which halves short reads. Only for a bounded set of texts, because each stays
 * in memory. Texts that start with `CUSTOM_PLAN` are not prepared.
 */
export function withPreparedStatements(pool: QueryablePool): Queryable {
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
