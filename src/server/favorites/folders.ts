import type { Pool } from 'pg'
import type { Folder, Folders } from '@/contract/favorites'
import type { Queryable } from '@/infra/database/pool'
import { FOLDERS_MAX } from '@/domain/favorite/favorite'
import { fail, ok, type Result } from '@/domain/result'
import { isUniqueViolation } from '@/infra/database/pgErrors'
import { FAVORITE_RESTAURANTS } from './listFavorites'
import { openToken } from './sharedLists'
import { transactionResult } from '../violationError'
import { lockMember } from './changeFavorite'

/** `o` is the folder's row. */
const FOLDER_COLUMNS = `
  o.id, o.name, (SELECT count(*) FROM ${FAVORITE_RESTAURANTS}
    WHERE f.user_id = o.user_id AND f.folder_id = o.id) AS count,
  (SELECT sealed_token FROM favorite_shares t WHERE t.user_id = o.user_id AND t.folder_id = o.id) AS sealed`

interface Sealed {
  sealed: Buffer | null
}
type FolderRow = Omit<Folder, 'share_token'> & Sealed

const toFolder = ({ sealed, ...folder }: FolderRow, secret: string): Folder => ({
  ...folder,
  share_token: openToken(sealed, secret),
})

const FOLDERS = `SELECT ${FOLDER_COLUMNS} FROM favorite_folders o WHERE o.user_id = $1 ORDER BY o.name, o.id`
const ALL = `
  SELECT (SELECT count(*) FROM ${FAVORITE_RESTAURANTS} WHERE f.user_id = $1) AS total,
    (SELECT sealed_token FROM favorite_shares WHERE user_id = $1 AND folder_id IS NULL) AS sealed`

/** By name, with the number of all favourites. */
export async function listFolders(sql: Queryable, member: number, secret: string): Promise<Folders> {
  const [{ rows: all }, { rows: folders }] = await Promise.all([
    sql.query<Sealed & Pick<Folders, 'total'>>(ALL, [member]),
    sql.query<FolderRow>(FOLDERS, [member]),
  ])
  return {
    total: all[0]?.total ?? 0,
    share_token: openToken(all[0]?.sealed ?? null, secret),
    folders: folders.map((folder) => toFolder(folder, secret)),
  }
}

const ADD = `
  INSERT INTO favorite_folders (user_id, name)
  SELECT $1, $2 WHERE (SELECT count(*) FROM favorite_folders WHERE user_id = $1) < $3 RETURNING id, name`
const RENAME = 'UPDATE favorite_folders SET name = $3 WHERE user_id = $1 AND id = $2'
const READ = `SELECT ${FOLDER_COLUMNS} FROM favorite_folders o WHERE o.user_id = $1 AND o.id = $2`

export const addFolder = (pool: Pool, member: number, name: string): Promise<Result<Folder>> =>
  orTaken(() =>
    transactionResult(pool, async (sql) => {
      if (!(await lockMember(sql, member))) return fail({ code: 'unauthenticated', params: {} })
      const { rows } = await sql.query<Pick<Folder, 'id' | 'name'>>(ADD, [member, name, FOLDERS_MAX])
      const [made] = rows
      return made
        ? ok({ ...made, count: 0, share_token: null })
        : fail({ code: 'folders-limit-reached', params: { max: FOLDERS_MAX } })
    }),
  )

export const renameFolder = (
  sql: Queryable,
  { member, folder, name }: { member: number; folder: number; name: string },
  secret: string,
): Promise<Result<Folder>> =>
  orTaken(async () => {
    await sql.query(RENAME, [member, folder, name])
    const { rows } = await sql.query<FolderRow>(READ, [member, folder])
    return rows[0] ? ok(toFolder(rows[0], secret)) : fail({ code: 'folder-not-found', params: {} })
  })

/** The favourites in it stay. */
export async function removeFolder(sql: Queryable, member: number, folder: number): Promise<Result> {
  const removed = await sql.query('DELETE FROM favorite_folders WHERE user_id = $1 AND id = $2', [member, folder])
  return removed.rowCount ? ok() : fail({ code: 'folder-not-found', params: {} })
}

async function orTaken(work: () => Promise<Result<Folder>>): Promise<Result<Folder>> {
  try {
    return await work()
  } catch (error) {
    if (isUniqueViolation('favorite_folders_name', error))
      return fail({ code: 'folder-name-taken', params: { field: 'name' } })
    throw error
  }
}
