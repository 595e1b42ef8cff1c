import type { Restaurant } from '@/contract/directory'
import { BESIDE_SHOWN, CARD_SHOWN, LIST_SHOWN } from '@/domain/recommendation/recommendation'
import type { OwnRecommendations } from '@/contract/recommendations'
import { Parameters } from '@/infra/database/statements'
import type { Queryable } from '@/infra/database/pool'
import { ALL_TIME, CARD_COLUMNS, CARD_JOINS_ALL_TIME } from '../directory/sql/restaurantCard'
import { LIKES, preferenceScores } from './scoreSql'
import { readSettings } from './settings'

/** Without those hidden since. */
const CARDS = (more: string): string => `
  SELECT ${CARD_COLUMNS}${more}
  FROM recommendations m JOIN restaurant_stats s ON s.restaurant_id = m.restaurant_id AND ${ALL_TIME('s')}
  ${CARD_JOINS_ALL_TIME}
  WHERE m.list = $1 AND m.scope = $2 AND m.restaurant_id <> $3 ORDER BY m.position LIMIT $4`

const cards = async (sql: Queryable, list: string, scope: string, but: number, limit: number): Promise<Restaurant[]> =>
  (await sql.query<Restaurant>(CARDS(''), [list, scope, but, limit])).rows

/** Of the last 30 recorded days and the 30 before. */
export interface SurgingPlace extends Restaurant {
  recent: { visits: number; before: number }
}

const RECENT = `,
  jsonb_build_object('visits', m.detail #> '{visits,0}', 'before', m.detail #> '{visits,1}') AS recent`

export const listSurging = async (sql: Queryable): Promise<SurgingPlace[]> =>
  (await sql.query<SurgingPlace>(CARDS(RECENT), ['trending', '', 0, CARD_SHOWN])).rows

/** Of the restaurant's district. */
export const listBeside = (sql: Queryable, restaurant: { id: number; region_code: string | null }) =>
  restaurant.region_code === null
    ? Promise.resolve<Restaurant[]>([])
    : cards(sql, 'region', restaurant.region_code, restaurant.id, BESIDE_SHOWN)

/** From favourites and good reviews; without any, the configured district's list. */
export async function listForMember(sql: Queryable, member: number): Promise<OwnRecommendations> {
  const { weights, region } = await readSettings(sql)
  const { add: bind, values } = new Parameters()
  const { rows } = await sql.query<Restaurant>(
    `WITH likes AS MATERIALIZED (${LIKES(bind(member) + '::int')}),
       preferred AS MATERIALIZED (SELECT * FROM (${preferenceScores(weights, 'likes', bind)}) p
         WHERE position <= ${bind(LIST_SHOWN)})
     SELECT ${CARD_COLUMNS}
     FROM preferred m JOIN restaurant_stats s ON s.restaurant_id = m.restaurant_id AND ${ALL_TIME('s')}
     ${CARD_JOINS_ALL_TIME} ORDER BY m.position`,
    values,
  )
  if (rows.length) return { personal: true, data: rows }
  return { personal: false, data: await cards(sql, 'region', region, 0, LIST_SHOWN) }
}
