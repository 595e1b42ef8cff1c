import type { Pool } from 'pg'
import { transaction } from '@/infra/database/pool'
import { refreshAll } from '@/server/rankings/refreshRankings'
import { addEach, addRow, addRows, regionId } from './rows'

/** Invented places for tests: name, branch, 법정동 code, street, visits as [agency number, day, amount, headcount]. */
export interface TestPlace {
  name: string
  branch?: string
  code: string
  address: string
  category?: 'restaurant' | 'cafe'
  active?: boolean
  visits?: [agency: number, day: string, amount: number | null, headcount: number | null][]
}

/** Agencies 1 to 4: a city, a district, a council, a fire office. */
const AGENCIES = [
  { name: '가온시', type: 'city' },
  { name: '나래구', type: 'district' },
  { name: '가온시의회', type: 'council' },
  { name: '가온소방서', type: 'fire' },
] as const

/** Adds `AGENCIES`, once, and the places with their visits. */
export async function seedDirectory(pool: Pool, places: readonly TestPlace[]): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  await transaction(pool, async (sql) => {
    if ((await sql.query('SELECT FROM agencies LIMIT 1')).rowCount === 0) await addRows(sql, 'agencies', AGENCIES)
    for (const { name, branch = null, code, address, category = 'restaurant', active = true, visits = [] } of places) {
      const title = branch ? `${name} ${branch}` : name
      const region_id = await regionId(sql, code)
      const id = await addRow(sql, 'restaurants', {
        ...{ title, name, branch, category, address, region_id },
        is_active: active,
      })
      ids.set(title, id)
      await addEach(sql, 'visits', visits, ([agency_id, day, amount, headcount]) => ({
        ...{ restaurant_id: id, agency_id, amount, headcount },
        ...{ spent_at: `${day}T12:30:00+09:00`, has_time: true },
      }))
    }
    await refreshAll(sql)
  })
  return ids
}

/** Six places of two provinces, enough for every filter, sort and reading. */
export const RESTAURANTS: TestPlace[] = [
  {
    name: '순희네 빈대떡',
    code: '11110',
    address: '서울특별시 종로구 종로32길 5',
    visits: [
      [1, '2025-03-03', 60000, 4],
      [2, '2025-04-04', 80000, 4],
      [2, '2024-01-01', 30000, 2],
      [3, '2025-04-05', 50000, null],
    ],
  },
  {
    name: '순희네',
    branch: '시청점',
    code: '11140',
    address: '서울특별시 중구 무교로 7',
    visits: [[1, '2025-04-10', 90000, 3]],
  },
  { name: '빈대떡', code: '26110', address: '부산광역시 중구 광복로 1', visits: [[4, '2023-02-02', 20000, 2]] },
  {
    name: '닭한마리',
    code: '11110',
    address: '서울특별시 종로구 종로40길 18',
    visits: [
      [1, '2025-01-05', 44000, 2],
      [1, '2025-02-05', 44000, 2],
    ],
  },
  { name: 'Blue Table', code: '11140', address: '서울특별시 중구 세종대로 110', category: 'cafe' },
  {
    name: '숨은집',
    code: '11110',
    address: '서울특별시 종로구 종로1길 1',
    active: false,
    visits: [[1, '2025-04-01', 10000, 1]],
  },
]
