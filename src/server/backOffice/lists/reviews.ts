import { REVIEW_STATUSES } from '@/domain/review'
import {
  ACCOUNT_NAMES,
  anyContains,
  EMAIL_COLUMN,
  flag,
  number,
  relation,
  restaurantsNamed,
  search,
  searchAny,
  since,
  type AccountReader,
  until,
  usersNamed,
  writtenOut,
} from '../filters'
import type { ListSpec } from '../listSpec'

/** Moderators neither see nor search email addresses. */
const listFor = (who: AccountReader): ListSpec => ({
  table: 'reviews',
  joins: `LEFT JOIN restaurants r ON r.id = t.restaurant_id LEFT JOIN regions g ON g.id = r.region_id
    LEFT JOIN users u ON u.id = t.user_id`,
  columns: {
    restaurant: 't.restaurant_id',
    restaurantTitle: 'r.title',
    province: 'g.sub_add1',
    district: 'g.sub_add2',
    author: 't.user_id',
    authorNickname: 'u.nickname',
    ...EMAIL_COLUMN[who],
    rating: 't.rating::float8',
    content: 't.content',
    photoCount: '(SELECT count(*)::int FROM review_photos p WHERE p.review_id = t.id)',
    status: 't.status',
    hiddenReason: 't.hidden_reason',
    hiddenUntil: 't.hidden_until',
    openReports: `(SELECT count(*)::int FROM reports p WHERE p.review_id = t.id AND p.status = 'pending')`,
    createdAt: 't.created_at',
    editedAt: 't.edited_at',
    trashedAt: 't.deleted_at',
    isTrashedByAuthor: 't.deleted_at IS NOT NULL AND t.deleted_by_id IS NULL',
  },
  scope: { sql: 't.deleted_at IS NULL', unless: ['trashed'] },
  sorts: {
    id: { by: 't.id' },
    createdAt: { by: 't.created_at' },
    rating: { by: 't.rating' },
  },
  defaultSort: { field: 'createdAt', order: 'DESC' },
  filters: {
    q: searchAny((typed, bind) => [
      anyContains(['t.content'], typed, bind),
      `t.restaurant_id IN (${restaurantsNamed(typed, bind)})`,
      `t.user_id IN (${usersNamed(typed, bind, ACCOUNT_NAMES[who])})`,
    ]),
    status: writtenOut('t.status', REVIEW_STATUSES),
    rating: number('t.rating'),
    restaurant: relation('t.restaurant_id'),
    author: relation('t.user_id'),
    region: relation('(SELECT x.region_id FROM restaurants x WHERE x.id = t.restaurant_id)'),
    province: search(
      (typed, bind) => `t.restaurant_id IN (SELECT x.id FROM restaurants x JOIN regions g ON g.id = x.region_id
        WHERE g.sub_add1 = ${bind(typed)})`,
    ),
    reported: flag(`EXISTS (SELECT FROM reports p WHERE p.review_id = t.id AND p.status = 'pending')`),
    trashed: flag('t.deleted_at IS NOT NULL'),
    since: since('t.created_at'),
    until: until('t.created_at'),
  },
})

/** Deleted ones only on request. */
export const reviewList = listFor('admin')
export const reviewListOfModerators = listFor('other')
