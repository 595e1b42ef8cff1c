import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { createHash } from 'node:crypto'
import { decodeLexicon, NameLexicon, encodeLexicon, type LexiconTable } from '@/domain/place/evidence/nameLexicon'
import type { Queryable } from '@/infra/database/pool'
import { SHIPPED_VERSION, shippedLexicon } from '@/infra/lexicon/shippedLexicon'
import { LexiconBuilder } from '@/domain/place/evidence/lexiconBuilder'
import { categoryOf } from '@/domain/licence/categoryFromBusinessType'
import { noteRefresh } from './refreshRuns'

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

interface Counted {
  name: string
  branch: string | null
  district: string | null
  type: string | null
  count: number
}

/** By number of addresses; with closed places, because old records name them. */
const LICENCES = `
  SELECT l.name, l.branch, g.code AS district, l.business_type AS type,
    count(DISTINCT coalesce(nullif(l.lot_key, ''), nullif(l.road_key, ''), l.id::text))::int AS count
  FROM licences l LEFT JOIN regions g ON g.id = l.region_id GROUP BY 1, 2, 3, 4`

const VISITED = `
  SELECT r.name, r.branch, g.code AS district, NULL AS type, sum(s.visit_count)::int AS count
  FROM restaurants r
  JOIN restaurant_stats s ON s.restaurant_id = r.id AND s.year = 0 AND s.agency_type = '' AND s.visit_count > 0
  LEFT JOIN regions g ON g.id = r.region_id
  WHERE r.deleted_at IS NULL AND r.merged_into_id IS NULL GROUP BY 1, 2, 3`

const BATCH = 10_000

/** Through a cursor. `sql`: inside a transaction */
async function countDatabase(sql: Queryable, builder: LexiconBuilder): Promise<void> {
  await each(sql, LICENCES, ({ name, branch, district, type, count }) => {
    if (categoryOf(type)) builder.addPlace(name, branch, 'addresses', count, district)
  })
  await each(sql, VISITED, ({ name, branch, district, count }) =>
    builder.addPlace(name, branch, 'visits', count, district),
  )
}

async function each(sql: Queryable, query: string, add: (row: Counted) => void): Promise<void> {
  await sql.query(`DECLARE counted_names NO SCROLL CURSOR FOR ${query}`)
  for (;;) {
    const { rows } = await sql.query<Counted>(`FETCH ${BATCH} FROM counted_names`)
    if (!rows.length) break
    rows.forEach(add)
  }
  await sql.query('CLOSE counted_names')
}

const LEXICON_LOCK = 8_214_003_135

/** Stores nothing if the newest version is identical. */
const KEEP = `
  INSERT INTO name_lexicons (digest, bytes, text_count)
  SELECT $1, $2, $3 WHERE $1 IS DISTINCT FROM (SELECT digest FROM name_lexicons ORDER BY version DESC LIMIT 1)`

/**
 * Versions that no upload with a remaining file needs, an hour after they were replaced: an upload that is being read
 * says only at its end which one it was read with.
 */
const FORGET = `
  DELETE FROM name_lexicons l
  WHERE EXISTS (SELECT FROM name_lexicons n WHERE n.version > l.version AND n.created_at < now() - interval '1 hour')
    AND NOT EXISTS (SELECT FROM uploads u WHERE (u.place_words ->> 'lexicon')::int = l.version
      AND u.bytes IS NOT NULL)`

/** The shipped lexicon plus the database's content. `sql`: inside a transaction */
export async function countLexicon(sql: Queryable): Promise<LexiconTable> {
  const builder = LexiconBuilder.from(shippedLexicon().table)
  await countDatabase(sql, builder)
  return builder.build()
}

/** A new version if it differs; imported data stays. `sql`: inside a transaction without a short deadline */
export async function refreshLexicon(sql: Queryable): Promise<void> {
  const started = performance.now()
  await sql.query('SELECT pg_advisory_xact_lock($1)', [LEXICON_LOCK])
  const table = await countLexicon(sql)
  const bytes = encodeLexicon(table)
  const digest = createHash('sha256').update(bytes).digest()
  await sql.query(KEEP, [digest, await promisify(gzip)(bytes), table.hashes.length])
  await sql.query(FORGET)
  await noteRefresh(sql, 'lexicon', started)
}
