import { monthsOfTitle } from '@/domain/collect/dates'
import { type Link, PageError } from '@/domain/collect/page'
import {
  joinTables,
  type ListedPost,
  offersPage,
  readLines,
  readList,
  readPost,
  sameRows,
} from '@/domain/collect/readBoard'
import { matchesTitle } from '@/domain/collect/source'
import { fileNameOf, pageText } from '@/infra/collect/pageText'
import type { BytesAnswer } from '@/infra/collect/requestBytes'
import type { Queryable } from '@/infra/database/pool'
import { judgeBytes, keepBytes } from './keepBytes'
import type { DueFile, DuePost, Run } from './tasks'

const TITLE_MAX = 300
/** A list that never ends. */
const PAGES_MAX = 5_000

const textOf = ({ bytes, headers }: BytesAnswer): string => pageText(bytes, headers.get('content-type'))

const INSERT_POST = `
  INSERT INTO source_posts AS p (board_id, key, title, address, posted_on, department, state, seen_at, checked_at)
  SELECT b.id, $3, $4, $5, $6, $7, $8, $9, CASE WHEN $5::text IS NULL THEN $9::timestamptz END
  FROM source_boards b WHERE b.source_id = $1 AND b.address = $2
  ON CONFLICT (board_id, key) DO UPDATE SET title = EXCLUDED.title, posted_on = EXCLUDED.posted_on
  RETURNING id, seen_at <= (SELECT completed_at FROM source_boards b WHERE b.id = p.board_id) AS "isKnown"`

/** Posts of a page of a list; then its next page, or the next board. @throws PageError */
export async function keepList(sql: Queryable, run: Run, answer: BytesAnswer, now: Date): Promise<void> {
  const { source, recipe, page } = run
  const address = source.boards[run.board] ?? ''
  const html = textOf(answer)
  const posts = readList(html, answer.url, recipe)
  const isRepeated = sameRows(
    posts,
    run.lastKeys.map((key) => ({ key })),
  )
  if (isRepeated && page === 2 && offersPage(html, 2)) throw new PageError('same_page')
  if (page === 1) await assertUnchanged(sql, run, address, posts)
  let isKnown = true
  for (const post of isRepeated ? [] : posts) {
    if (isBefore(post, source.startMonth)) continue
    if ((await keepPost(sql, run, address, post, now)) === false) isKnown = false
  }
  const isEnd = isRepeated || isKnown || page >= PAGES_MAX
  if (isEnd) {
    const seen = 'UPDATE source_boards SET completed_at = $3 WHERE source_id = $1 AND address = $2'
    await sql.query(seen, [source.id, address, now])
  }
  await sql.query('UPDATE source_runs SET board = $2, page = $3, last_keys = $4, base = $5 WHERE id = $1', [
    run.id,
    isEnd ? run.board + 1 : run.board,
    isEnd ? 1 : page + 1,
    JSON.stringify(isEnd ? [] : posts.map(({ key }) => key)),
    // What the entry address was redirected to keeps the page's number.
    isEnd ? null : page === 1 ? answer.url.href : run.base,
  ])
}

/** @throws PageError if a board that had posts, or dates, has none any more */
async function assertUnchanged(sql: Queryable, { source }: Run, address: string, posts: readonly ListedPost[]) {
  if (posts.some(({ day }) => day !== null)) return
  const { rows } = await sql.query<{ posts: number; dates: number }>(
    `SELECT count(*)::int AS posts, count(posted_on)::int AS dates
     FROM source_posts p JOIN source_boards b ON b.id = p.board_id WHERE b.source_id = $1 AND b.address = $2`,
    [source.id, address],
  )
  if (posts.length === 0 && rows[0]?.posts) throw new PageError('emptied')
  if (posts.length > 0 && rows[0]?.dates) throw new PageError('columns')
}

const isBefore = ({ day }: ListedPost, month: string | null): boolean =>
  month !== null && day !== null && day.slice(0, 7) < month

/** Whether it was seen before the board's last complete reading. */
async function keepPost(sql: Queryable, { source }: Run, address: string, post: ListedPost, now: Date) {
  const isWanted = matchesTitle(post.title, source.titleWords)
  const { rows } = await sql.query<{ id: number; isKnown: boolean | null }>(INSERT_POST, [
    source.id,
    address,
    post.key.slice(0, TITLE_MAX),
    post.title.slice(0, TITLE_MAX),
    post.address,
    post.day,
    post.department?.slice(0, 100),
    isWanted ? (post.address === null ? 'done' : 'due') : 'skipped',
    now,
  ])
  const [kept] = rows
  if (!kept) return false
  if (isWanted && kept.isKnown !== true) {
    await notePublished(sql, source.agency, post.title)
    if (post.address === null) await keepFiles(sql, kept.id, post.files)
  }
  return kept.isKnown === true
}

/** Months that the board shows as published, for the calendar. */
async function notePublished(sql: Queryable, agency: number | null, title: string): Promise<void> {
  if (agency === null) return
  await sql.query(
    `INSERT INTO agency_publications (agency_id, month) SELECT $1, (m || '-01')::date FROM unnest($2::text[]) m
     ON CONFLICT DO NOTHING`,
    [agency, monthsOfTitle(title)],
  )
}

const keepFiles = (sql: Queryable, post: number, files: readonly Link[]) =>
  sql.query(
    `INSERT INTO source_files (post_id, key, name, state)
     SELECT $1, key, left(name, ${TITLE_MAX}), 'due' FROM unnest($2::text[], $3::text[]) n (key, name)
     ON CONFLICT (post_id, key) DO UPDATE SET state = 'due'`,
    [post, files.map(({ address }) => address), files.map(({ name }) => name)],
  )

/** Attachments of a post, or its table. @throws PageError */
export async function keepPostPage(sql: Queryable, run: Run, post: DuePost, answer: BytesAnswer, now: Date) {
  const { data } = run.recipe.post
  const html = textOf(answer)
  const { files, hasTable } = readPost(html, answer.url, run.recipe)
  const isTable = hasTable && (data === 'posts' || (data === 'either' && files.length === 0))
  if (isTable) await keepTables(sql, run, post, joinTables([html]), now)
  else await keepFiles(sql, post.id, files)
  await donePost(sql, post.id, isTable || files.length ? null : 'no_files', now)
}

export const donePost = (sql: Queryable, post: number, fault: string | null, now: Date) =>
  sql.query(`UPDATE source_posts SET state = 'done', fault = $2, checked_at = $3 WHERE id = $1`, [post, fault, now])

async function keepTables(sql: Queryable, { source }: Run, post: DuePost, html: string | null, now: Date) {
  if (html === null) return
  const { rows } = await sql.query<{ id: number }>(
    `INSERT INTO source_files (post_id, key, name, state, checked_at) VALUES ($1, 'post', $2, 'done', $3)
     ON CONFLICT (post_id, key) DO UPDATE SET checked_at = EXCLUDED.checked_at RETURNING id`,
    [post.id, post.title, now],
  )
  const name = `${[source.agencyName, post.title].filter(Boolean).join(' ')}.html`
  await keepBytes(sql, source, { file: rows[0]?.id ?? 0, name, bytes: Buffer.from(html) }, now)
}

/** A page of a month's lines; after the last one the month is a document. @throws PageError */
export async function keepLines(
  sql: Queryable,
  run: Run,
  { post, page }: { post: DuePost; page: number },
  answer: BytesAnswer,
  now: Date,
): Promise<void> {
  const html = textOf(answer)
  const lines = readLines(html)
  const kept = await sql.query<{ html: string }>('SELECT html FROM source_pages WHERE post_id = $1 ORDER BY page', [
    post.id,
  ])
  const pages = kept.rows.map((row) => row.html)
  const isRepeated = sameRows(lines, readLines(pages.at(-1) ?? '<p>내역이 없습니다.</p>'))
  if (isRepeated && page === 2 && offersPage(html, 2)) throw new PageError('same_page')
  const isEmpty = isRepeated || lines.length === 0
  const size = Number(run.recipe.list.send.pageUnit ?? 0)
  if (!isEmpty && (lines.length >= size || size === 0) && page < PAGES_MAX) {
    await sql.query('INSERT INTO source_pages (post_id, page, html) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING', [
      post.id,
      page,
      html,
    ])
    return
  }
  const all = isEmpty ? pages : [...pages, html]
  if (all.length) {
    await keepTables(sql, run, post, joinTables(all), now)
    await notePublished(sql, run.source.agency, `${post.key.replace('-', '년 ')}월`)
  }
  await sql.query('DELETE FROM source_pages WHERE post_id = $1', [post.id])
  await donePost(sql, post.id, null, now)
}

export async function keepFile(sql: Queryable, { source }: Run, file: DueFile, answer: BytesAnswer, now: Date) {
  const { status, bytes, headers } = answer
  if (status === 304) return doneFile(sql, file.id, null, now)
  const fault = judgeBytes(bytes)
  await doneFile(sql, file.id, fault, now)
  if (fault !== null) return
  await sql.query('UPDATE source_files SET etag = $2, last_modified = $3 WHERE id = $1', [
    file.id,
    headers.get('etag')?.slice(0, 200),
    headers.get('last-modified')?.slice(0, 100),
  ])
  // The importer may infer the institution and the month from the name.
  const own = fileNameOf(headers.get('content-disposition')) ?? file.name
  const name = [source.agencyName, file.title, own].filter(Boolean).join(' ')
  await keepBytes(sql, source, { file: file.id, name, bytes }, now)
}

export const doneFile = (sql: Queryable, file: number, fault: string | null, now: Date) =>
  sql.query(`UPDATE source_files SET state = 'done', fault = $2, checked_at = $3 WHERE id = $1`, [file, fault, now])
