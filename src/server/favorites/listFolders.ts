import type { Folder, Folders } from '@/domain/favorite/schemas'
import type { Queryable } from '@/infra/database/pool'
import { FAVORITE_RESTAURANTS } from './keptFavorites'
import { openToken } from './sealedToken'

/** `o` is the folder's row. */
export const FOLDER_COLUMNS = `
  o.id, o.name, (SELECT count(*) FROM ${FAVORITE_RESTAURANTS}
    WHERE f.user_id = o.user_id AND f.folder_id = o.id) AS count,
  (SELECT sealed_token FROM favorite_shares t WHERE t.user_id = o.user_id AND t.folder_id = o.id) AS sealed`

interface Sealed {
  sealed: Buffer | null
}
export type FolderRow = Omit<Folder, 'share_token'> & Sealed

export const toFolder = ({ sealed, ...folder }: FolderRow, secret: string): Folder => ({
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
