import type { Folder, Folders } from '@/domain/favorite/schemas'
import type { Queryable } from '@/infra/database/pool'
import { FAVORITE_RESTAURANTS } from './keptFavorites'

/** A folder as its owner sees it; `o` is its row. */
export const FOLDER_COLUMNS = `
  o.id, o.name, (SELECT count(*) FROM ${FAVORITE_RESTAURANTS}
    WHERE f.user_id = o.user_id AND f.folder_id = o.id) AS count,
  (SELECT token FROM favorite_shares t WHERE t.user_id = o.user_id AND t.folder_id = o.id) AS share_token`

const FOLDERS = `SELECT ${FOLDER_COLUMNS} FROM favorite_folders o WHERE o.user_id = $1 ORDER BY o.name, o.id`
const ALL = `
  SELECT (SELECT count(*) FROM ${FAVORITE_RESTAURANTS} WHERE f.user_id = $1) AS total,
    (SELECT token FROM favorite_shares WHERE user_id = $1 AND folder_id IS NULL) AS share_token`

/** A member's folders by name, and what stands beside them: how many favourites there are in all, and their link. */
export async function listFolders(sql: Queryable, member: number): Promise<Folders> {
  const [{ rows: all }, { rows: folders }] = await Promise.all([
    sql.query<Omit<Folders, 'folders'>>(ALL, [member]),
    sql.query<Folder>(FOLDERS, [member]),
  ])
  return { total: all[0]?.total ?? 0, share_token: all[0]?.share_token ?? null, folders }
}
