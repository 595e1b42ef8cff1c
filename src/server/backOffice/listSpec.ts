import type { z } from 'zod'

/** Keeps a value and gives its placeholder. */
export type Bind = (value: unknown) => string

/**
 * One of the ways in which a row may meet a filter: a condition on `t`, or a column of it that holds one of the ids
 * that a statement finds. Those are few, and the rows of each are read by themselves, in the list's order: an index
 * over the column and that order ends each of them after a page, however many rows it has.
 */
export type Alternative = string | { column: string; among: string }

/** A filter of a list: what it takes, and the condition on `t` that it means. */
export type Filter = { schema: z.ZodType } & (
  | { sql: (value: never, bind: Bind) => string }
  /** ways of which a row meets one: each is planned by itself, as none of their indexes serves them all */
  | { alternatives: (value: never, bind: Bind) => Alternative[] }
)

/** An order of a list: expressions over `t` and, where one is named, a joined table. */
export interface Sort {
  by: string
  /** LEFT JOIN that the expression needs */
  join?: string
  /** may be empty: such rows stand last */
  nullable?: boolean
  /** a count, 0 where the joined table has none: downwards, rows that have any are read in its own order */
  isCount?: boolean
  /** rows that meet this stand first in either direction; the rest follow by their ids */
  head?: string
}

/**
 * A list of the back office. Its statement finds the ids of a page first (`t` is the table, filters and orders are made
 * of its columns, so that indexes serve them) and joins the rest for the rows of that page alone.
 */
export interface ListSpec {
  table: string
  /** joins for the rows that are shown */
  joins?: string
  /** what a record holds: name → expression over `t` and `joins` */
  columns: Record<string, string>
  /** what a record holds besides when it is read by itself */
  detail?: Record<string, string>
  /** a condition that every row of the resource meets: what else the table holds is no part of it */
  always?: string
  /** a condition that every list has, unless one of `unless` is filtered by */
  scope?: { sql: string; unless?: readonly string[] }
  sorts: Record<string, Sort>
  defaultSort: { field: string; order: 'ASC' | 'DESC' }
  filters: Record<string, Filter>
}

/** What a caller asks of a list. */
export interface ListQuery {
  offset: number
  limit: number
  sort?: { field: string; order: 'ASC' | 'DESC' }
  filter: Record<string, unknown>
}

/** A row as the back office reads it. */
export interface StaffRecord extends Record<string, unknown> {
  id: number
  /** of the row: another after each change */
  version: string
}
