import type { Queryable } from './pool'

const EXTENSION_LOCK = 8_214_003_117

/** The message says what to do. */
export class DatabaseLocaleError extends Error {
  override name = 'DatabaseLocaleError'
}

/**
 * Under lc_ctype C, pg_trgm extracts no trigrams from Hangul, and searches silently return nothing. Creates pg_trgm if
 * missing. @throws DatabaseLocaleError
 */
export async function assertHangulTrigrams(sql: Queryable): Promise<void> {
  const { rows } = await sql.query<{ encoding: string; ctype: string }>(
    `SELECT pg_encoding_to_char(encoding) AS encoding, datctype AS ctype
     FROM pg_database WHERE datname = current_database()`,
  )
  const { encoding, ctype } = rows[0] ?? { encoding: '?', ctype: '?' }
  const remedy =
    "CREATE DATABASE gonggong TEMPLATE template0 ENCODING 'UTF8' LC_COLLATE 'C.UTF-8' LC_CTYPE 'C.UTF-8'; " +
    '로 새로 만들어 주세요.'
  if (encoding !== 'UTF8')
    throw new DatabaseLocaleError(`데이터베이스 인코딩(${encoding})을 쓸 수 없어요. UTF8이어야 해요. ${remedy}`)
  // One message is one transaction; without the lock, the slower of two first starts would fail.
  await sql
    .query(`SELECT pg_advisory_xact_lock(${EXTENSION_LOCK}); CREATE EXTENSION IF NOT EXISTS pg_trgm`)
    .catch((error: Error) => {
      throw new DatabaseLocaleError(
        `pg_trgm 확장을 만들 수 없어요(${error.message}). 관리자 계정으로 CREATE EXTENSION pg_trgm; 을 실행해 주세요.`,
      )
    })
  const trigrams = await sql.query<{ found: boolean }>(`SELECT cardinality(show_trgm('한일관')) > 0 AS found`)
  if (!trigrams.rows[0]?.found)
    throw new DatabaseLocaleError(
      `데이터베이스의 문자 분류(LC_CTYPE)가 ${ctype}라서 한글 검색이 되지 않아요. ${remedy}`,
    )
}
