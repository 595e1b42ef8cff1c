import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { ilike, isNull, notIlike, sql } from '@payloadcms/db-postgres/drizzle'

type Find = PostgresAdapter['find']

/** Past the last page, Payload says of a list with joins that nothing is in it. */
export function countPastTheEnd(adapter: PostgresAdapter): { find: Find } {
  const find = adapter.find.bind(adapter)
  const counted = async (args: Parameters<Find>[0]) => {
    const found = await find(args)
    const { collection, limit = 0, locale, page = 1, pagination, req, where } = args
    if (found.docs.length > 0 || found.totalDocs > 0 || page <= 1 || limit === 0 || pagination === false) return found
    const { totalDocs } = await adapter.count({ collection, locale, req, where })
    const place = { page, pagingCounter: (page - 1) * limit + 1, hasPrevPage: true, prevPage: page - 1 }
    return { ...found, ...place, totalDocs, totalPages: Math.ceil(totalDocs / limit) }
  }
  return { find: counted as Find }
}

const escapeWildcards = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`)

/** Payload also uses `like` for paths of rows in arrays, whose `%` is inside: `images.%.image`. */
const escapeInside = (pattern: unknown): unknown =>
  typeof pattern === 'string' && /^%[^]*%$/.test(pattern) ? `%${escapeWildcards(pattern.slice(1, -1))}%` : pattern

/** Payload passes `%` and `_` on as wildcards; its `not_like` compares the whole text and drops empty values. */
export const textOperators: Partial<PostgresAdapter['operators']> = {
  contains: (column, pattern) => ilike(column, escapeInside(pattern) as string),
  like: (column, pattern) => ilike(column, escapeInside(pattern) as string),
  not_like: (column, text) => sql`(${isNull(column)} OR ${notIlike(column, `%${escapeWildcards(String(text))}%`)})`,
}
