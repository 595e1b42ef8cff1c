import type { z } from 'zod'

/** Stores a value and returns its placeholder. */
export type Bind = (value: unknown) => string

/**
 * One way to match a filter: a condition on `t`, or a column with one of the ids a statement finds. Those are few, and
 * each id's rows are read separately in the list's order, so that an index on column and order ends each after a page.
 */
export type Alternative = string | { column: string; among: string }

/** A list's filter: the accepted value, and its condition on `t`. */
export type Filter = { schema: z.ZodType } & (
  | { sql: (value: never, bind: Bind) => string }
  /** alternatives of which one must match; each is planned separately, because no single index serves all */
  | { alternatives: (value: never, bind: Bind) => Alternative[] }
)

/** An order: expressions over `t` and possibly a joined table. */
export interface Sort {
  by: string
  /** LEFT JOIN the expression needs */
  join?: string
  /** may be empty; such rows come last */
  nullable?: boolean
  /** a count, 0 without a joined row; descending, rows that have one are read in its order */
  isCount?: boolean
  /** rows that match come first in either direction; the rest follow by id */
  head?: string
}

/**
 * A back-office list. Its statement finds a page's ids first (filters and orders use columns of `t`, so that indexes
 * apply) and joins other tables only for that page.
 */
export interface ListSpec {
  table: string
  /** joins for the displayed rows */
  joins?: string
  /** columns of a record: name → expression over `t` and `joins` */
  columns: Record<string, string>
  /** additional columns of a single record */
  detail?: Record<string, string>
  /** a condition on every row of the resource; other rows of the table do not belong to it */
  always?: string
  /** a condition of every list, unless filtered by one of `unless` */
  scope?: { sql: string; unless?: readonly string[] }
  sorts: Record<string, Sort>
  defaultSort: { field: string; order: 'ASC' | 'DESC' }
  filters: Record<string, Filter>
}

export interface ListQuery {
  offset: number
  limit: number
  sort?: { field: string; order: 'ASC' | 'DESC' }
  filter: Record<string, unknown>
}

export interface StaffRecord extends Record<string, unknown> {
  id: number
  /** row version, different after each change */
  version: string
}
