import type { WordKind } from '@/domain/wordList/wordList'
import type { Queryable } from '@/infra/database/pool'

/** In comparison form (`wordKey`), in order. */
export async function readWordKeys<Kind extends WordKind>(
  sql: Queryable,
  kinds: readonly Kind[],
): Promise<Record<Kind, string[]>> {
  const { rows } = await sql.query<{ kind: Kind; key: string }>(
    'SELECT kind, key FROM word_lists WHERE kind = ANY ($1::text[]) ORDER BY kind, key',
    [kinds],
  )
  const keysOf = (kind: Kind) => rows.flatMap((row) => (row.kind === kind ? [row.key] : []))
  return Object.fromEntries(kinds.map((kind) => [kind, keysOf(kind)])) as Record<Kind, string[]>
}
