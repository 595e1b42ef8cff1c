import type { Pool } from 'pg'

interface Amounts {
  members: number
  reviews: number
  posts: number
}

/** Words that texts are made of; every search of the benchmark is for a part of one. */
const WORDS = ['국물', '반찬', '점심', '혼밥', '단체', '주차', '친절', '김치찌개', '순댓국', '예약', '대기', '가성비']
const WORD = (n: string): string =>
  `(ARRAY[${WORDS.map((word) => `'${word}'`).join(', ')}])[1 + ${n} % ${WORDS.length}]`

/**
 * Adds invented members, their reviews, posts, comments and reports to a seeded directory, set-wise. Text indexes are
 * built afterwards: row by row they would take most of an hour.
 */
export async function seedMembers(pool: Pool, { members, reviews, posts }: Amounts): Promise<void> {
  const { rows: indexes } = await pool.query<{ name: string; definition: string }>(`
    SELECT indexname AS name, indexdef AS definition FROM pg_indexes
    WHERE tablename IN ('users', 'reviews', 'posts', 'comments') AND indexdef LIKE '%USING gin%'`)
  for (const { name } of indexes) await pool.query(`DROP INDEX ${name}`)
  await pool.query('ALTER TABLE users DISABLE TRIGGER USER')
  await pool.query(
    `INSERT INTO users (nickname, nickname_key, email, role, created_at)
     SELECT ${WORD('n')} || '회원' || n, 'member' || n, 'member' || n || '@example.com', 'user',
       now() - random() * interval '3 years'
     FROM generate_series(1, $1::int) n`,
    [members],
  )
  await pool.query('ALTER TABLE users ENABLE TRIGGER USER')
  await pool.query(
    `INSERT INTO reviews (restaurant_id, user_id, rating, content, status, created_at)
     SELECT r.id, u.id, 1 + n % 5, ${WORD('n')} || ' 좋고 ' || ${WORD('n / 12')} || ' 아쉬움 ' || n,
       CASE WHEN n % 50 = 0 THEN 'hidden' ELSE 'published' END::enum_reviews_status,
       now() - random() * interval '3 years'
     FROM generate_series(1, $1::int) n
     JOIN restaurants r ON r.id = 1 + n % (SELECT max(id) FROM restaurants)
     JOIN users u ON u.id = 1 + (n::bigint * 7919) % (SELECT max(id) FROM users)
     ON CONFLICT DO NOTHING`,
    [reviews],
  )
  await pool.query(
    `INSERT INTO posts (board, suggestion_status, title, content, author_id, status, created_at)
     SELECT (ARRAY['free', 'suggestion', 'notice'])[1 + n % 3]::enum_posts_board,
       CASE WHEN n % 3 = 1 THEN 'pending' END::enum_posts_suggestion_status, ${WORD('n')} || ' 이야기 ' || n,
       ${WORD('n / 5')} || ' 어디가 좋은가요', 1 + (n::bigint * 7919) % $2::int, 'published',
       now() - random() * interval '3 years'
     FROM generate_series(1, $1::int) n`,
    [posts, members],
  )
  await pool.query(
    `INSERT INTO comments (post_id, author_id, content, status, created_at)
     SELECT 1 + n % $1::int, 1 + n % $2::int, ${WORD('n')} || ' 저도 그래요 ' || n, 'published',
       now() - random() * interval '3 years'
     FROM generate_series(1, $1::int * 5) n`,
    [posts, members],
  )
  await pool.query(`
    INSERT INTO reports (target_type, review_id, reporter_id, reason, status, outcome, created_at)
    SELECT 'review', r.id, 1, 'spam', CASE WHEN r.id % 10 = 0 THEN 'pending' ELSE 'reviewed' END::enum_reports_status,
      CASE WHEN r.id % 10 > 0 THEN 'hidden' END::enum_reports_outcome, now() - random() * interval '1 year'
    FROM reviews r WHERE r.id % 40 = 0`)
  for (const { definition } of indexes) await pool.query(definition)
  await pool.query('VACUUM ANALYZE')
}
