import { createHash } from 'node:crypto'
import { createApi } from '@/api/createApi'
import { PUBLICATION_COUNTS, type PublicationCounts } from '@/domain/agency/reportCard'
import type { NotificationKind } from '@/domain/notification'
import { announceNews } from '@/server/follows/announceNews'
import type { TestDatabase } from '../setup/database'
import { addMember } from '../setup/members'
import { addRow, addRows, regionId } from '../setup/rows'

/** Jongno in Seoul. */
export const DISTRICT = '11110'
const NO_COUNTS = Object.fromEntries(PUBLICATION_COUNTS.map((name) => [name, 0])) as PublicationCounts

let turn = 0

/** Institutions, restaurants and members with names of their own, and what the job found for them. */
export function newsHarness(database: () => TestDatabase) {
  const pool = () => database().pool
  const name = (word: string) => `${word}${++turn}`
  const rowsOf = async <Row extends object>(sql: string, values: unknown[] = []) =>
    (await pool().query<Row>(sql, values)).rows
  return {
    rowsOf,
    api: () => {
      const deps = { pool: pool(), secret: 'only-for-these-tests-0123456789', trustedProxies: 0 }
      return createApi({ pool: pool(), members: deps, tickets: deps })
    },
    announce: () => announceNews(pool()),
    member: (nickname = name('소식 ')) => addMember(pool(), { nickname, email: null }),
    agency: () => addRow(pool(), 'agencies', { name: name('가온기관') }),
    /** months that were published, 'YYYY-MM' */
    publish: (agency_id: number, ...months: string[]) =>
      addRows(
        pool(),
        'publication_facts',
        months.map((month) => ({ ...NO_COUNTS, agency_id, month: `${month}-01`, rows: 3, files: 1 })),
      ),
    /** with a visit, as the directory's figures say */
    restaurant: async (code = DISTRICT, title = name('나래식당')): Promise<number> => {
      const id = await addRow(pool(), 'restaurants', {
        ...{ title, region_id: await regionId(pool(), code), address: '종로1길 1' },
      })
      await pool().query(
        `INSERT INTO restaurant_stats (restaurant_id, year, agency_type, region_code, province, is_active, title,
           category, visit_count, agency_count, total_amount)
         VALUES ($1, 0, '', $2, '서울특별시', true, $3, 'restaurant', 1, 1, 10000)
         ON CONFLICT (restaurant_id, year, agency_type) DO UPDATE SET visit_count = 1`,
        [id, code, title],
      )
      return id
    },
    visit: (agency_id: number, restaurant_id: number, last_visit: string) =>
      addRow(pool(), 'agency_places', { agency_id, restaurant_id, last_visit }),
    save: (user_id: number, restaurant_id: number) => addRow(pool(), 'favorites', { user_id, restaurant_id }),
    follow: (user_id: number, of: { agency_id?: number; region_id?: number }) =>
      addRow(pool(), 'follows', { user_id, ...of }),
    /** a new member with an address that is proven, and the token of the links in its mails */
    reader: async (frequency = 'weekly') => {
      const user = await addMember(pool(), { nickname: name('독자 ') })
      const email = `reader${user}@people.example`
      const token = createHash('sha256').update(email).digest('base64url')
      await addRow(pool(), 'email_digests', {
        ...{ user_id: user, email, frequency, leave_token: token, period: '2027-01-25' },
      })
      return { user, email, token }
    },
    tell: (user_id: number, month = '2026-10', about = '가온시') =>
      addRow(pool(), 'notifications', {
        ...{ user_id, kind: 'agency_month', params: { agency: 7, about, month, months: 1 } },
      }),
    newsOf: (user: number) =>
      rowsOf<{ kind: NotificationKind; params: Record<string, unknown> }>(
        'SELECT kind, params FROM notifications WHERE user_id = $1 ORDER BY id',
        [user],
      ),
  }
}
