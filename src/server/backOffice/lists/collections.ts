import { collections } from '@/resources/collections'
import { listOf } from '../listOf'

export const collectionList = listOf(collections, {
  sql: {
    placeCount: '(SELECT count(*)::int FROM place_collections_places p WHERE p._parent_id = t.id)',
    places: `(SELECT coalesce(json_agg(json_build_object('restaurant', r.id, 'remark', coalesce(p.remark, ''),
        'title', r.title, 'place', coalesce(nullif(r.address, ''), concat_ws(' ', g.sub_add1, g.sub_add2)),
        'isShown', r.is_active AND r.deleted_at IS NULL AND r.merged_into_id IS NULL) ORDER BY p._order), '[]')
      FROM place_collections_places p JOIN restaurants r ON r.id = p.restaurant_id
      LEFT JOIN regions g ON g.id = r.region_id WHERE p._parent_id = t.id)`,
  },
})
