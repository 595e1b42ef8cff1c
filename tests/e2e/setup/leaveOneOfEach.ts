import type { Pool } from 'pg'
import { transaction } from '@/infra/database/pool'
import { refreshQuality } from '@/server/quality/refreshQuality'
import { refreshAll } from '@/server/rankings/refreshRankings'
import { refreshRecommendations } from '@/server/recommendations/refreshRecommendations'
import { refreshStatistics } from '@/server/statistics/refreshStatistics'

/** What stands behind the lists; what else there is goes with it. */
const TABLES = `restaurants, agencies, visits, reviews, posts, comments, reports, tickets, role_grants, faqs,
  data_formats, word_lists, backups, uploads, jobs, quality_issues`

/** One spelling, one visit and one review of the one restaurant, which has neither phone nor trade. */
const DIRECTORY = `
  WITH agency AS (INSERT INTO agencies (name, type) VALUES ('가온시', 'city') RETURNING id),
  restaurant AS (
    INSERT INTO restaurants (title, name, address, region_id)
    SELECT '외딴국밥', '외딴국밥', '서울특별시 종로구 종로1길 1', id FROM regions WHERE code = '11110' RETURNING id, region_id
  ),
  spelling AS (
    INSERT INTO restaurant_aliases (restaurant_id, key, spelling, name_key, region_id, address_key, evidence)
    SELECT id, '외딴국밥', '외딴 국밥', '외딴국밥', region_id, '종로1길1', 'new' FROM restaurant
  ),
  visit AS (
    INSERT INTO visits (restaurant_id, agency_id, spent_at, amount, headcount)
    SELECT r.id, a.id, date_trunc('month', now()) - interval '2 weeks', 48000, 4 FROM restaurant r, agency a
  )
  INSERT INTO reviews (restaurant_id, user_id, rating, content) SELECT id, $1, 4, '국물이 좋습니다.' FROM restaurant`

const COMMUNITY = `
  WITH post AS (
    INSERT INTO posts (board, suggestion_status, title, content, author_id) VALUES
      ('free', NULL, '하나뿐인 글', '국밥이 좋습니다.', $1), ('notice', NULL, '하나뿐인 공지', '오늘 엽니다.', $1),
      ('suggestion', 'pending', '하나뿐인 건의', '글씨를 키워 주십시오.', $1)
    RETURNING id, board
  ),
  comment AS (
    INSERT INTO comments (post_id, author_id, content) SELECT id, $1, '하나뿐인 댓글' FROM post WHERE board = 'free'
    RETURNING id
  )
  INSERT INTO reports (target_type, comment_id, reporter_id, reason) SELECT 'comment', id, $1, 'spam' FROM comment`

const BY_NOBODY = [
  `INSERT INTO tickets (kind, subject, body) VALUES ('other', '하나뿐인 문의', '주소를 고쳐 주십시오.')`,
  `INSERT INTO faqs (question, answer, category) VALUES ('하나뿐인 질문', '답입니다.', '이용')`,
  `INSERT INTO data_formats (name, columns) VALUES ('하나뿐인 포맷', '{"amount": ["쓴 돈"]}')`,
]

const BY_ADMIN = [
  DIRECTORY,
  COMMUNITY,
  `INSERT INTO role_grants (user_id, role, granted_by_id) VALUES ($1, 'admin', $1)`,
  `INSERT INTO word_lists (kind, word, key, created_by) VALUES ('nonplace', '하나뿐인낱말', '하나뿐인낱말', $1)`,
  `INSERT INTO backups (name, type, status, bytes, rows, files, completed_at, created_by)
   VALUES ('하나뿐인-백업', 'full', 'completed', 1000, 10, 0, now(), $1)`,
  `WITH job AS (
     INSERT INTO jobs (kind, status, payload, created_by_id, finished_at)
     VALUES ('read_upload', 'completed', '{"upload": 1}', $1, now()) RETURNING id
   )
   INSERT INTO uploads (id, kind, status, file_name, byte_count, sha256, overlay, job_id, created_by_id)
   OVERRIDING SYSTEM VALUE SELECT 1, 'visits', 'read', '하나뿐인.csv', 10, md5('1'), '{}', id, $1 FROM job`,
  `INSERT INTO audit_log (event, actor_id, actor_role, reason, request_id)
   SELECT 'record_updated', $1, 'admin', '하나뿐인 까닭', 'one-record'
   WHERE NOT EXISTS (SELECT FROM audit_log WHERE request_id = 'one-record')`,
]

/** Leaves a demo its admin and what the product brings itself, and gives every list of the back office one record. */
export async function leaveOneOfEach(pool: Pool, adminEmail: string): Promise<void> {
  await pool.query(`TRUNCATE ${TABLES} CASCADE`)
  await pool.query('DELETE FROM users WHERE email IS DISTINCT FROM $1', [adminEmail])
  const { rows } = await pool.query<{ id: number }>('SELECT id FROM users')
  const admin = rows[0]?.id
  for (const statement of BY_NOBODY) await pool.query(statement)
  for (const statement of BY_ADMIN) await pool.query(statement, [admin])
  await countAnew(pool)
}

/** A second restaurant of the same name, and the question whether the first one's spelling means it. */
export async function addOneQuestion(pool: Pool): Promise<void> {
  await pool.query(`
    WITH candidate AS (
      INSERT INTO restaurants (title, name, address, region_id)
      SELECT title, name, '서울특별시 종로구 종로2길 2', region_id FROM restaurants RETURNING id
    )
    INSERT INTO match_reviews (alias_id, candidate_id, confidence, evidence)
    SELECT a.id, c.id, 0.7, 'near_spelling' FROM restaurant_aliases a, candidate c`)
  await countAnew(pool)
}

/** Answers the question, and puts both restaurants at one address instead. */
export async function addOneCluster(pool: Pool): Promise<void> {
  await pool.query('DELETE FROM match_reviews')
  await pool.query(`
    INSERT INTO restaurant_aliases (restaurant_id, key, spelling, name_key, region_id, address_key, evidence)
    SELECT (SELECT max(id) FROM restaurants), '외딴국밥 2', spelling, name_key, region_id, address_key, evidence
    FROM restaurant_aliases`)
}

const countAnew = (pool: Pool): Promise<void> =>
  transaction(pool, async (sql) => {
    await refreshAll(sql)
    await refreshStatistics(sql)
    await refreshRecommendations(sql)
    await refreshQuality(sql)
  })
