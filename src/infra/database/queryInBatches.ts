import type { Queryable } from './pool'

/** Through a cursor in the caller's transaction; other statements may run between blocks. One at a time. */
export async function* queryInBatches<Row extends object>(
  sql: Queryable,
  query: string,
  size: number,
): AsyncGenerator<Row[]> {
  // Cursors are planned for their first rows by default.
  await sql.query('SET LOCAL cursor_tuple_fraction = 1')
  await sql.query(`DECLARE each_block NO SCROLL CURSOR FOR ${query}`)
  for (;;) {
    const { rows } = await sql.query<Row>(`FETCH ${size} FROM each_block`)
    if (rows.length > 0) yield rows
    if (rows.length < size) break
  }
  await sql.query('CLOSE each_block')
}
