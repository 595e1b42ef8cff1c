import { readRecipe } from '@/domain/collect/source'
import type { Recipe } from '@/domain/collect/recipe'
import type { Queryable } from '@/infra/database/pool'
import { hostsOf, hostWithoutRobots } from '@/server/collect/hosts'
import { readSource, type Source } from '@/server/collect/runs'

export interface Run {
  id: number
  source: Source
  recipe: Recipe
  /** a person asked for it, who need not wait for the night */
  isAsked: boolean
  board: number
  page: number
  lastKeys: string[]
  base: string | null
  cookies: object | null
}

export interface DuePost {
  id: number
  key: string
  title: string
  address: string
}

export interface DueFile {
  id: number
  address: string
  name: string
  title: string
  referer: string | null
  etag: string | null
  lastModified: string | null
}

/** One request. */
export type Task =
  | { kind: 'robots'; host: string }
  | { kind: 'list'; address: string; page: number }
  | { kind: 'lines'; post: DuePost; page: number }
  | { kind: 'post'; post: DuePost }
  | { kind: 'file'; file: DueFile }

export async function readRun(sql: Queryable, id: number): Promise<Run | null> {
  const source = await readSource(sql, id)
  const recipe = source && readRecipe(source.family, source.recipe)
  if (!source || !recipe) return null
  const { rows } = await sql.query<Omit<Run, 'source' | 'recipe'>>(
    `SELECT id, started_by_id IS NOT NULL AS "isAsked", board, page, last_keys AS "lastKeys", base, cookies
     FROM source_runs WHERE source_id = $1 AND finished_at IS NULL`,
    [id],
  )
  return rows[0] ? { ...rows[0], source, recipe } : null
}

const DUE_POST = `
  SELECT p.id, p.key, p.title, p.address,
    (SELECT coalesce(max(g.page), 0) + 1 FROM source_pages g WHERE g.post_id = p.id)::int AS page
  FROM source_posts p JOIN source_boards b ON b.id = p.board_id
  WHERE b.source_id = $1 AND p.state = 'due' AND p.address IS NOT NULL 
  ORDER BY p.posted_on DESC NULLS LAST, p.id LIMIT 1`

const DUE_FILE = `
  SELECT f.id, f.key AS address, f.name, p.title, coalesce(p.address, b.address) AS referer, f.etag,
    f.last_modified AS "lastModified"
  FROM source_files f JOIN source_posts p ON p.id = f.post_id JOIN source_boards b ON b.id = p.board_id
  WHERE b.source_id = $1 AND f.state = 'due' ORDER BY f.id LIMIT 1`

/** What a run does next; null if all is done. A post's files come before the next post: their addresses may expire. */
export async function nextTask(sql: Queryable, { source, recipe, board, page }: Run, now: Date): Promise<Task | null> {
  const host = await hostWithoutRobots(sql, hostsOf(source), now)
  if (host !== null) return { kind: 'robots', host }
  const address = source.boards[board]
  if (address !== undefined) return { kind: 'list', address, page }
  const [file] = (await sql.query<DueFile>(DUE_FILE, [source.id])).rows
  if (file) return { kind: 'file', file }
  const [post] = (await sql.query<DuePost & { page: number }>(DUE_POST, [source.id])).rows
  if (!post) return null
  return recipe.post.data === 'rows' ? { kind: 'lines', post, page: post.page } : { kind: 'post', post }
}
