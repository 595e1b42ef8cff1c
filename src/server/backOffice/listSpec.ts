import type { z } from 'zod'

export type Bind = (value: unknown) => string

/**
 * A condition on `t`, or a column with one of the few ids that a statement finds: each one's rows are read separately
 * in the list's order, so that an index ends each after a page.
 */
export type Alternative = string | { column: string; among: string }

/** The accepted value, and its condition on `t`. */
export type Filter = { schema: z.ZodType } & (
  | { sql: (value: never, bind: Bind) => string }
  /** one must match; each is planned separately, because no single index serves all */
  | { alternatives: (value: never, bind: Bind) => Alternative[] }
)

/** Expressions over `t` and possibly a joined table. */
export interface Sort {
  by: string
  /** LEFT JOIN */
  join?: string
  /** may be empty; those come last */
  nullable?: boolean
  /** 0 without a joined row; descending, rows that have one are read in its order */
  isCount?: boolean
  /** these come first in either direction; the rest follow by id */
  head?: string
}

/**
 * Finds a page's ids first (filters and orders use columns of `t`, so that indexes apply) and joins other tables only
 * for that page.
 */
export interface ListSpec {
  table: string
  joins?: string
  /** name → expression over `t` and `joins` */
  columns: Record<string, string>
  /** additional columns of a single record */
  detail?: Record<string, string>
  /** rows of the table that do not meet it belong to another resource */
  always?: string
  /** on every list, unless filtered by one of `unless` */
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
  /** different after each change */
  version: string
}
