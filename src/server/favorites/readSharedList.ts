import type { Restaurant } from '@/domain/directory/schemas'
import { isShareToken } from '@/domain/favorite/paths'
import type { SharedList } from '@/domain/favorite/schemas'
import { FAVORITES_PAGE_SIZE } from '@/domain/favorite/limits'
import type { Queryable } from '@/infra/database/pool'
import { hashToken } from '../sessions/token'
import { paginate } from '../directory/sql/paginate'
import { cardsOf, VISIBLE_FAVORITES } from './keptFavorites'

interface SharedRow {
  member: number
  folder: number | null
  title: string | null
  nickname: string
  total: number
}

const OF_LIST = (member: string, folder: string) =>
  `f.user_id = ${member} AND (${folder}::int IS NULL OR f.folder_id = ${folder})`

const LIST = `
  SELECT t.user_id AS member, t.folder_id AS folder, o.name AS title, u.nickname,
    (SELECT count(*) FROM ${VISIBLE_FAVORITES} WHERE ${OF_LIST('t.user_id', 't.folder_id')}) AS total
  FROM favorite_shares t JOIN users u ON u.id = t.user_id LEFT JOIN favorite_folders o ON o.id = t.folder_id
  WHERE t.token_hash = $1`
const PAGE = cardsOf(VISIBLE_FAVORITES, OF_LIST('$3', '$4'))

/** null if not shared, or no longer */
export async function readSharedList(sql: Queryable, token: string, page: number): Promise<SharedList | null> {
  if (!isShareToken(token)) return null
  const { rows } = await sql.query<SharedRow>(LIST, [hashToken(token)])
  const [list] = rows
  if (!list) return null
  const { member, folder, title, nickname, total } = list
  const { rows: cards } = await sql.query<Restaurant & { folder_id?: number | null; kept_at?: Date }>(PAGE, [
    FAVORITES_PAGE_SIZE,
    (page - 1) * FAVORITES_PAGE_SIZE,
    member,
    folder,
  ])
  // When and in which folder its owner put a restaurant is private.
  const data = cards.map(({ folder_id, kept_at, ...restaurant }) => restaurant)
  return { title, nickname, data, pagination: paginate(page, FAVORITES_PAGE_SIZE, total) }
}
