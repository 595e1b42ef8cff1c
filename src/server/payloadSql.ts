import { sql, type PostgresAdapter } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import type { Queryable } from '@/infra/database/pool'

/** `SELECT … WHERE id = $1` with its values, as a Drizzle query. */
function toDrizzle(text: string, values: unknown[]) {
  const pieces = text.split(/\$(\d+)/)
  return sql.join(pieces.map((piece, i) => (i % 2 ? sql`${sql.param(values[Number(piece) - 1])}` : sql.raw(piece))))
}

/**
 * SQL inside the transaction of a Payload request, so that what a hook computes commits or rolls back with the write
 * that caused it.
 * @throws when the request's transaction has ended: Payload itself would fall back to another connection in silence
 */
export function payloadSql(req: PayloadRequest): Queryable {
  const adapter = req.payload.db as unknown as PostgresAdapter
  return {
    async query<Row extends object>(text: string, values: unknown[] = []) {
      // Payload's data loader writes null where there is none.
      const id = (await req.transactionID) ?? undefined
      const session = id === undefined ? undefined : adapter.sessions[id]
      if (id !== undefined && !session) throw new Error('the transaction of this request has ended')
      const result = await (session?.db ?? adapter.drizzle).execute(toDrizzle(text, values))
      return { rows: result.rows as unknown as Row[], rowCount: result.rowCount }
    },
  }
}
