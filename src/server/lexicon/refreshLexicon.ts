import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { LexiconBuilder } from '@/domain/place/evidence/lexiconBuilder'
import { encodeLexicon } from '@/domain/place/evidence/lexiconFormat'
import type { LexiconTable } from '@/domain/place/evidence/nameLexicon'
import type { Queryable } from '@/infra/database/pool'
import { shippedLexicon } from '@/infra/lexicon/shippedLexicon'
import { noteRefresh } from '../refreshRuns'
import { countDatabase } from './countDatabase'

const LEXICON_LOCK = 8_214_003_135

/** Stores nothing if the newest version is identical. */
const KEEP = `
  INSERT INTO name_lexicons (digest, bytes, text_count)
  SELECT $1, $2, $3 WHERE $1 IS DISTINCT FROM (SELECT digest FROM name_lexicons ORDER BY version DESC LIMIT 1)`

/** Versions other than the newest that no upload with a remaining file needs. */
const FORGET = `
  DELETE FROM name_lexicons l
  WHERE l.version < (SELECT max(version) FROM name_lexicons)
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
