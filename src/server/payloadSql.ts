import { sql, type PostgresAdapter } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { types, type QueryResult } from 'pg'
import type { Queryable } from '@/infra/database/pool'

/** `SELECT … WHERE id = $1` with its values, as a Drizzle query. */
function toDrizzle(text: string, values: unknown[]) {
  const pieces = text.split(/\$(\d+)/)
  return sql.join(pieces.map((piece, i) => (i % 2 ? sql`${sql.param(values[Number(piece) - 1])}` : sql.raw(piece))))
}

const { TIMESTAMPTZ, TIMESTAMP, DATE } = types.builtins
const parserOf = (type: number) => types.getTypeParser(type) as (text: string) => unknown
const DATES: readonly number[] = [TIMESTAMPTZ, TIMESTAMP, DATE]

/** Drizzle leaves dates in PostgreSQL's format, which is not ISO 8601. */
function readDates({ rows, fields }: Pick<QueryResult<Record<string, unknown>>, 'rows' | 'fields'>): object[] {
  const dates = fields.filter(({ dataTypeID }) => DATES.includes(dataTypeID))
  if (dates.length === 0) return rows
  return rows.map((row) => {
    const read = dates.flatMap(({ name, dataTypeID }) => {
      const value = row[name]
      return typeof value === 'string' ? [[name, parserOf(dataTypeID)(value)]] : []
    })
    return { ...row, ...(Object.fromEntries(read) as object) }
  })
}

/** In the request's transaction. Throws if that has ended; Payload itself would silently use another connection. */
export function payloadSql(req: PayloadRequest): Queryable {
  const adapter = req.payload.db as unknown as PostgresAdapter
  return {
    async query<Row extends object>(text: string, values: unknown[] = []) {
      // Payload's data loader sets null instead of undefined.
      const id = (await req.transactionID) ?? undefined
      const session = id === undefined ? undefined : adapter.sessions[id]
      if (id !== undefined && !session) throw new Error('the transaction of this request has ended')
      const result = await (session?.db ?? adapter.drizzle).execute(toDrizzle(text, values))
      return { rows: readDates(result) as Row[], rowCount: result.rowCount }
    },
  }
}
