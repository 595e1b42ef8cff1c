import type { Pool } from 'pg'

const SLUG = 'lunch-near-city-hall'
/** The places are the most visited of a district, so their names are not known in advance. */
const REMARKS = [
  '기록이 가장 많은 곳이에요. 점심 예약이 필요해요.',
  '반찬을 넉넉히 차려 손님을 모시기 좋아요.',
  '여섯 사람까지 앉는 방이 있어요.',
  '값이 가벼워 팀 점심으로 자주 나와요.',
  '조용히 이야기하기 좋은 자리예요.',
]

const ADD = `
  WITH made AS (
    INSERT INTO place_collections (title, slug, summary, published)
    VALUES ('시청에서 걸어갈 만한 점심', $1,
      '체험용으로 지어낸 모아 보기예요. 서울 중구에서 기록이 많은 다섯 곳을 골라 한마디씩 적었어요.', true)
    ON CONFLICT (slug) DO NOTHING RETURNING id
  ), chosen AS (
    SELECT restaurant_id, row_number() OVER (ORDER BY visit_count DESC, restaurant_id)::int AS place
    FROM restaurant_stats WHERE region_code = '11140' AND is_active AND year = 0 AND agency_type = ''
    ORDER BY place LIMIT cardinality($2::text[])
  )
  INSERT INTO place_collections_places (_order, _parent_id, id, restaurant_id, remark)
  SELECT place, made.id, 'demo-collection-' || place, restaurant_id, ($2::text[])[place] FROM made, chosen`

export async function addDemoCollection(pool: Pool): Promise<void> {
  await pool.query(ADD, [SLUG, REMARKS])
}
