import { BOARD_PAGE_SIZE, type BoardType } from '@/domain/community/community'
import type { PostPage, PostSummary } from '@/contract/posts'
import { halfTypedForms } from '@/domain/search/keyboard'
import type { Queryable } from '@/infra/database/pool'
import { containsPattern } from '../directory/search/nameCondition'
import { paginate } from '../directory/sql/paginate'
import { BOARD_ORDER, NEWEST_FIRST, POST_AUTHOR, SUMMARY_COLUMNS, VISIBLE_POST } from './postColumns'

/** The newest posts are scanned one by one; a common word fills pages there. */
const LOOKED_THROUGH = 1_000
/** With this many hits among them, further ones are announced but not counted. */
const COMMON = 50
/** Shorter texts have no trigrams and are only found among the newest. */
const TRIGRAM = 3

/** Two for a half-typed word, otherwise the same one twice. */
type Patterns = [string, string]

/** In the form of the trigram indexes, which do not support LIKE ANY. */
const holds = (column: string): string =>
  `(normalize(lower(${column}), NFD) LIKE $1 OR normalize(lower(${column}), NFD) LIKE $2)`
const BY_WRITER = `author_id IN (SELECT id FROM users WHERE ${holds('nickname')})`

interface Place {
  where: string
  order: string
}

const placeOf = (board: BoardType | null): Place =>
  board === null
    ? { where: VISIBLE_POST('p'), order: NEWEST_FIRST }
    : { where: `p.board = '${board}' AND ${VISIBLE_POST('p')}`, order: BOARD_ORDER }

const amongFirst = ({ where, order }: Place): string => `
  WITH looked AS MATERIALIZED (SELECT p.* FROM posts p WHERE ${where} ORDER BY ${order} LIMIT ${LOOKED_THROUGH})
  SELECT (SELECT count(*)::int FROM looked) AS looked,
    ARRAY(SELECT p.id FROM looked p WHERE ${holds('title')} OR ${holds('content')} OR ${BY_WRITER}
      ORDER BY ${order}) AS ids`

/** Each column by its own index, before other conditions. */
const everywhere = ({ where, order }: Place): string => `
  WITH found AS MATERIALIZED (
    SELECT id FROM posts WHERE ${holds('title')} UNION SELECT id FROM posts WHERE ${holds('content')}
    UNION SELECT id FROM posts WHERE ${BY_WRITER})
  SELECT ARRAY(SELECT p.id FROM found f JOIN posts p ON p.id = f.id WHERE ${where} ORDER BY ${order}) AS ids`

interface Found {
  ids: number[]
  /** not all were counted */
  isMinimum: boolean
}

async function findIds(sql: Queryable, place: Place, patterns: Patterns, isShort: boolean): Promise<Found> {
  const first = await sql.query<{ looked: number; ids: number[] }>(amongFirst(place), patterns)
  const { looked, ids } = first.rows[0] ?? { looked: 0, ids: [] }
  if (looked < LOOKED_THROUGH) return { ids, isMinimum: false }
  if (isShort || ids.length >= COMMON) return { ids, isMinimum: true }
  const { rows } = await sql.query<{ ids: number[] }>(everywhere(place), patterns)
  return { ids: rows[0]?.ids ?? ids, isMinimum: false }
}

/** In title, text or author, including half-typed syllables; in board order. */
export async function searchPosts(
  sql: Queryable,
  { board, q, page }: { board: BoardType | null; q: string; page: number },
): Promise<PostPage> {
  const forms = halfTypedForms(q)
  const [whole = '', goingOn = whole] = forms.map(containsPattern)
  const place = placeOf(board)
  const isShort = forms.some((form) => form.length < TRIGRAM)
  const { ids, isMinimum } = await findIds(sql, place, [whole, goingOn], isShort)
  const shown = ids.slice((page - 1) * BOARD_PAGE_SIZE, page * BOARD_PAGE_SIZE)
  const { rows: data } = await sql.query<PostSummary>(pageOf(place), [shown])
  return { data, pagination: paginate(page, BOARD_PAGE_SIZE, ids.length, isMinimum) }
}

const pageOf = ({ where, order }: Place): string => `
  SELECT ${SUMMARY_COLUMNS} FROM posts p ${POST_AUTHOR}
  WHERE p.id = ANY ($1::int[]) AND ${where} ORDER BY ${order}`
