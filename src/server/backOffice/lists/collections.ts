import { anyContains, flag, search } from '../filters'
import type { ListSpec } from '../listSpec'

export const collectionList: ListSpec = {
  table: 'place_collections',
  columns: {
    title: 't.title',
    slug: 't.slug',
    published: 't.published',
    position: 't.position::int',
    placeCount: '(SELECT count(*)::int FROM place_collections_places p WHERE p._parent_id = t.id)',
    createdAt: 't.created_at',
    updatedAt: 't.updated_at',
  },
  detail: {
    summary: 't.summary',
    places: `(SELECT coalesce(json_agg(json_build_object('restaurant', r.id, 'remark', coalesce(p.remark, ''),
        'title', r.title, 'place', coalesce(nullif(r.address, ''), concat_ws(' ', g.sub_add1, g.sub_add2)),
        'isShown', r.is_active AND r.deleted_at IS NULL AND r.merged_into_id IS NULL) ORDER BY p._order), '[]')
      FROM place_collections_places p JOIN restaurants r ON r.id = p.restaurant_id
      LEFT JOIN regions g ON g.id = r.region_id WHERE p._parent_id = t.id)`,
  },
  sorts: {
    id: { by: 't.id' },
    position: { by: 't.position' },
    title: { by: 't.title' },
    updatedAt: { by: 't.updated_at' },
  },
  defaultSort: { field: 'position', order: 'ASC' },
  filters: {
    q: search((typed, bind) => anyContains(['t.title', 't.summary'], typed, bind)),
    published: flag('t.published'),
  },
}
