import type { Pool } from 'pg'
import { leaveDigest } from '@/server/follows/digest'
import { unfollow } from '@/server/follows/follows'
import { removeOffice } from '@/server/members/profile'
import { addRows, regionId } from '../setup/rows'

const DISTRICT = '11110'

/** An office, news by mail and a followed district of two members, of whom one is going to end them. */
export async function seedChoices(pool: Pool, leaver: number, stayer: number): Promise<void> {
  const point = { latitude: 37.5641, longitude: 126.998 }
  await addRows(pool, 'member_offices', [
    { user_id: leaver, name: '지울 청사', ...point },
    { user_id: stayer, name: '남을 청사', ...point },
  ])
  const digest = { frequency: 'weekly', period: '2026-11-23' }
  await addRows(pool, 'email_digests', [
    { ...digest, user_id: leaver, email: 'left@people.example', leave_token: 'of a member who leaves' },
    { ...digest, user_id: stayer, email: 'stays@people.example', leave_token: 'of a member who stays' },
  ])
  const region_id = await regionId(pool, DISTRICT)
  await addRows(pool, 'follows', [
    { user_id: leaver, region_id },
    { user_id: stayer, region_id },
  ])
}

/** One member ends all three, and the other gets the mail of the next week. */
export async function endChoices(pool: Pool, leaver: number): Promise<void> {
  await removeOffice(pool, leaver)
  await leaveDigest(pool, leaver)
  await unfollow(pool, leaver, { kind: 'region', target: DISTRICT })
  await pool.query(`UPDATE email_digests SET period = '2026-11-30'`)
}

/** What there is of the three, a row a member. */
export async function choicesLeft(pool: Pool): Promise<object[]> {
  const { rows } = await pool.query<object>(`
    SELECT o.name AS office, d.email, d.period, g.code AS district
    FROM member_offices o FULL JOIN email_digests d USING (user_id) FULL JOIN follows f USING (user_id)
    LEFT JOIN regions g ON g.id = f.region_id`)
  return rows
}
