import type { Pool } from 'pg'
import { koreanDay } from '@/domain/koreanDay'
import { type Queryable, transaction } from '@/infra/database/pool'
import { refreshQuality } from '@/server/quality/refreshQuality'
import { refreshAll } from '@/server/rankings/refreshRankings'
import { refreshRecommendations } from '@/server/recommendations/refreshRecommendations'
import { refreshStatistics } from '@/server/statistics/refreshStatistics'
import { addRow, addRows, regionId, type Row } from '../../int/setup/rows'

/** What stands behind the lists; what else there is goes with it. */
const TABLES = `restaurants, agencies, sources, visits, reviews, posts, comments, reports, tickets, role_grants, faqs,
  place_collections,  data_formats, word_lists, backups, uploads, jobs, quality_issues`

const DAY_MS = 24 * 60 * 60 * 1000

/** One spelling, one visit and one review of the one restaurant, which has neither phone nor trade. */
async function addDirectory(sql: Queryable, admin: number): Promise<void> {
  const agency_id = await addRow(sql, 'agencies', { name: '가온시' })
  const region_id = await regionId(sql, '11110')
  const place = { title: '외딴국밥', address: '서울특별시 종로구 종로1길 1', region_id }
  const restaurant_id = await addRow(sql, 'restaurants', place)
  const alias = { key: '외딴국밥', spelling: '외딴 국밥', name_key: '외딴국밥', address_key: '종로1길1' }
  await addRow(sql, 'restaurant_aliases', { restaurant_id, region_id, ...alias })
  // In the month before Korea's.
  const month = koreanDay(new Date()).slice(0, 7)
  const spent_at = new Date(Date.parse(`${month}-01T12:00:00+09:00`) - 14 * DAY_MS)
  await addRow(sql, 'visits', { restaurant_id, agency_id, spent_at, amount: 48000, headcount: 4 })
  await addRow(sql, 'reviews', { restaurant_id, user_id: admin, content: '국물이 좋아요.' })
}

async function addCommunity(sql: Queryable, author_id: number): Promise<void> {
  const [post_id] = await addRows(sql, 'posts', [
    { title: '하나뿐인 글', author_id },
    { board: 'notice', title: '하나뿐인 공지', content: '오늘 열어요.', author_id },
    { board: 'suggestion', title: '하나뿐인 건의', content: '글씨를 키워 주세요.', author_id },
  ])
  const comment_id = await addRow(sql, 'comments', { post_id, author_id, content: '하나뿐인 댓글' })
  await addRow(sql, 'reports', { comment_id, reporter_id: author_id, reason: 'spam' })
}

async function addOfficeRecords(sql: Queryable, admin: number): Promise<void> {
  await addRow(sql, 'tickets', { subject: '하나뿐인 문의' })
  await addRow(sql, 'faqs', { question: '하나뿐인 질문', answer: '답이에요.', category: '이용' })
  await addRow(sql, 'place_collections', { title: '하나뿐인 모음', slug: 'only', summary: '소개' })
  await addRow(sql, 'sources', {
    name: '하나뿐인 수집처',
    boards: JSON.stringify(['https://www.gaon.example/list.do']),
    state: 'held',
    held_reason: '확인하기 전이에요.',
  })
  await addRow(sql, 'data_formats', { name: '하나뿐인 포맷', columns: { amount: ['쓴 돈'] } })
  await addRow(sql, 'role_grants', { user_id: admin, role: 'admin', granted_by_id: admin })
  await addRow(sql, 'word_lists', { kind: 'nonplace', word: '하나뿐인단어', created_by: admin })
  const [now, created_by_id] = [new Date(), admin]
  const sizes = { bytes: 1000, rows: 10, files: 0 }
  await addRow(sql, 'backups', { name: '하나뿐인-백업', ...sizes, completed_at: now, created_by: admin })
  const read = { kind: 'read_upload', status: 'completed', payload: { upload: 1 } }
  const job_id = await addRow(sql, 'jobs', { ...read, created_by_id, finished_at: now })
  await addRow(sql, 'uploads', { status: 'read', file_name: '하나뿐인.csv', job_id, created_by_id })
  const entry = { event: 'record_updated', reason: '하나뿐인 이유', request_id: 'one-record' }
  // The log is never emptied.
  const { rowCount } = await sql.query('SELECT FROM audit_log WHERE request_id = $1', [entry.request_id])
  if (!rowCount) await addRow(sql, 'audit_log', { ...entry, actor_id: admin, actor_role: 'admin' })
}

/** Leaves a demo its admin and what the product brings itself, and gives every list of the back office one record. */
export async function leaveOneOfEach(pool: Pool, adminEmail: string): Promise<void> {
  await pool.query(`TRUNCATE ${TABLES} RESTART IDENTITY CASCADE`)
  await pool.query('DELETE FROM users WHERE email IS DISTINCT FROM $1', [adminEmail])
  const { rows } = await pool.query<{ id: number }>('SELECT id FROM users')
  const admin = rows[0]?.id ?? 0
  for (const add of [addDirectory, addCommunity, addOfficeRecords]) await add(pool, admin)
  await countAnew(pool)
}

/** A second restaurant of the same name, and the question whether the first one's spelling means it. */
export async function addOneQuestion(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ id: number; title: string; region_id: number }>(
    'SELECT a.id, r.title, r.region_id FROM restaurant_aliases a JOIN restaurants r ON r.id = a.restaurant_id',
  )
  for (const { id, title, region_id } of rows) {
    const twin = { title, address: '서울특별시 종로구 종로2길 2', region_id }
    const candidate_id = await addRow(pool, 'restaurants', twin)
    await addRow(pool, 'match_reviews', { alias_id: id, candidate_id, confidence: 0.7, evidence: 'near_spelling' })
  }
  await countAnew(pool)
}

/** Answers the question, and puts both restaurants at one address instead. */
export async function addOneCluster(pool: Pool): Promise<void> {
  await pool.query('DELETE FROM match_reviews')
  const { rows } = await pool.query<Row<'restaurant_aliases'>>(
    `SELECT (SELECT max(id) FROM restaurants) AS restaurant_id, '외딴국밥 2' AS key, spelling, name_key, region_id,
       address_key, evidence FROM restaurant_aliases`,
  )
  await addRows(pool, 'restaurant_aliases', rows)
}

const countAnew = (pool: Pool): Promise<void> =>
  transaction(pool, async (sql) => {
    await refreshAll(sql)
    await refreshStatistics(sql)
    await refreshRecommendations(sql)
    await refreshQuality(sql)
  })
