import { restaurants } from '@/resources/restaurants'
import { flag, number, oneOf, placeHolds, relation, search, since, texts, until } from '../filters'
import { listOf } from '../listOf'

const RANK = (scope: string): string =>
  `(SELECT k.better_count + 1 FROM rank_scores k WHERE k.scope = ${scope}
     AND k.visit_count = s.visit_count AND k.agency_count = s.agency_count AND s.is_active)`

/** At most one is active. */
const RESTRICTION = (column: string): string =>
  `(SELECT x.${column} FROM restaurant_restrictions x WHERE x.restaurant_id = t.id AND x.ended_at IS NULL)`

/** All time; a place without visits may have none. */
const STATS = `LEFT JOIN restaurant_stats s ON s.restaurant_id = t.id AND s.year = 0 AND s.agency_type = ''`

export const restaurantList = listOf(restaurants, {
  joins: `${STATS} LEFT JOIN regions g ON g.id = t.region_id`,
  sql: {
    province: 'g.sub_add1',
    district: 'g.sub_add2',
    latitude: 't.latitude::float8',
    longitude: 't.longitude::float8',
    restrictedUntil: RESTRICTION('until'),
    visitCount: 'coalesce(s.visit_count, 0)',
    agencyCount: 'coalesce(s.agency_count, 0)',
    perHead: 's.per_head_median',
    lastVisit: 's.last_visit',
    avgRating: 'round(s.avg_rating::numeric, 1)::float8',
    reviewCount: 'coalesce(s.review_count, 0)',
    restrictionTicket: RESTRICTION('ticket_id'),
    regionRank: RANK('s.region_code'),
    provinceRank: RANK('s.province'),
    nationalRank: RANK("'national'"),
    totalAmount: 'coalesce(s.total_amount, 0)',
    images: `(SELECT coalesce(json_agg(
               json_build_object('image', i.image_id, 'kind', i.kind, 'url', m.url, 'alt', m.alt, 'credit', m.credit)
               ORDER BY i._order), '[]') FROM restaurants_images i JOIN media m ON m.id = i.image_id
               WHERE i._parent_id = t.id)`,
    aliases: `(SELECT coalesce(json_agg(json_build_object('id', a.id, 'spelling', a.spelling, 'evidence', a.evidence)
                ORDER BY a.id), '[]') FROM restaurant_aliases a WHERE a.restaurant_id = t.id)`,
    merges: `(SELECT coalesce(json_agg(
               json_build_object('id', m.id, 'restaurant', o.id, 'title', o.title, 'at', m.created_at)
               ORDER BY m.id DESC), '[]') FROM restaurant_merges m JOIN restaurants o ON o.id = m.from_id
               WHERE m.into_id = t.id AND NOT m.undone)`,
  },
  scope: { sql: 't.deleted_at IS NULL AND t.merged_into_id IS NULL', unless: ['trashed'] },
  sorts: {
    visitCount: { by: 's.visit_count', join: STATS, nullable: true },
    perHead: { by: 's.per_head_median', join: STATS, nullable: true },
    lastVisit: { by: 's.last_visit', join: STATS, nullable: true },
  },
  filters: {
    q: search(placeHolds),
    region: relation('t.region_id'),
    province: search((typed, bind) => `t.region_id IN (SELECT id FROM regions WHERE sub_add1 = ${bind(typed)})`),
    category: oneOf('t.category', ['restaurant', 'cafe']),
    subCategory: texts('t.sub_category'),
    isActive: flag('t.is_active'),
    trashed: flag('t.deleted_at IS NOT NULL'),
    hasSubCategory: flag("coalesce(t.sub_category, '') <> ''"),
    hasPoint: flag('t.latitude IS NOT NULL'),
    hasAddress: flag("coalesce(t.address, '') <> ''"),
    hasPhone: flag("coalesce(t.phone, '') <> ''"),
    isClosed: flag('t.closed_on IS NOT NULL'),
    importBatch: relation('t.import_batch_id'),
    idFrom: number('t.id', '>='),
    createdSince: since('t.created_at'),
    createdUntil: until('t.created_at'),
  },
})
