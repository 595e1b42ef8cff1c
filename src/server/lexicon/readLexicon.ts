import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { decodeLexicon } from '@/domain/place/evidence/lexiconFormat'
import { NameLexicon } from '@/domain/place/evidence/nameLexicon'
import type { Queryable } from '@/infra/database/pool'
import { SHIPPED_VERSION, shippedLexicon } from '@/infra/lexicon/shippedLexicon'

/** Versions never change, but each database numbers its own. */
const known = new LRUCache<string, NameLexicon>({ max: 2 })

export async function newestLexicon(sql: Queryable): Promise<number> {
  const { rows } = await sql.query<{ version: number }>(
    'SELECT coalesce(max(version), $1::int) AS version FROM name_lexicons',
    [SHIPPED_VERSION],
  )
  return rows[0]?.version ?? SHIPPED_VERSION
}

/** Throws if it is no longer stored. */
export async function readLexicon(sql: Queryable, version: number): Promise<NameLexicon> {
  if (version === SHIPPED_VERSION) return shippedLexicon()
  const { rows } = await sql.query<{ digest: string }>(
    `SELECT encode(digest, 'hex') AS digest FROM name_lexicons WHERE version = $1`,
    [version],
  )
  const [row] = rows
  if (!row) throw new Error(`version ${version} of the lexicon is not kept any more`)
  const before = known.get(row.digest)
  if (before?.version === version) return before
  const lexicon = new NameLexicon(version, decodeLexicon(await promisify(gunzip)(await bytesOf(sql, version))))
  known.set(row.digest, lexicon)
  return lexicon
}

async function bytesOf(sql: Queryable, version: number): Promise<Buffer> {
  const { rows } = await sql.query<{ bytes: Buffer }>('SELECT bytes FROM name_lexicons WHERE version = $1', [version])
  return rows[0]?.bytes ?? Buffer.alloc(0)
}
