import { BOARD_PAGE_SIZE } from '@/domain/community/limits'
import type { PostPage, PostSummary } from '@/domain/community/postSchemas'
import type { BoardType } from '@/domain/community/states'
import { halfTypedForms } from '@/domain/search/halfTyped'
import type { Queryable } from '@/infra/database/pool'
import { containsPattern } from '../directory/search/nameCondition'
import { paginate } from '../directory/sql/paginate'
import { BOARD_ORDER, NEWEST_FIRST, POST_AUTHOR, SUMMARY_COLUMNS, VISIBLE_POST } from './postColumns'

/** So many of the first are looked through one by one: a common word is found there in full pages. */
const LOOKED_THROUGH = 1_000
/** With so many hits among them a word is common: what is further back is said to be there, and not counted. */
const COMMON = 50
/** Shorter texts have no trigrams: they are found among the first alone. */
const TRIGRAM = 3

/** What is bound in both statements: a half-typed word has two patterns, any other the same one twice. */
type Patterns = [string, string]

/** A column as the trigram indexes hold it. Not LIKE ANY, which they do not serve. */
const holds = (column: string): string =>
  `(normalize(lower(${column}), NFD) LIKE $1 OR normalize(lower(${column}), NFD) LIKE $2)`
const BY_WRITER = `author_id IN (SELECT id FROM users WHERE ${holds('nickname')})`

/** Which posts, and in which order: a board's own, or all from the newest on. */
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

/** Each column by its own index, before anything else is asked of what they found. */
const everywhere = ({ where, order }: Place): string => `
  WITH found AS MATERIALIZED (
    SELECT id FROM posts WHERE ${holds('title')} UNION SELECT id FROM posts WHERE ${holds('content')}
    UNION SELECT id FROM posts WHERE ${BY_WRITER})
  SELECT ARRAY(SELECT p.id FROM found f JOIN posts p ON p.id = f.id WHERE ${where} ORDER BY ${order}) AS ids`

interface Found {
  ids: number[]
  /** there are more, further back */
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

/**
 * Posts of a board, or of all, whose title, text or author's nickname holds what was typed, half-typed syllables
 * included: in the order of the board, a page at a time.
 */
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
