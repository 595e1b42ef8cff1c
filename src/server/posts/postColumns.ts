import { PHOTOS_PATH } from '@/domain/review'
import { HOT_DAYS, HOT_LIKES_MIN, HOT_VIEWS_MIN } from '@/domain/community/community'
import { instantSql, visible } from '../sqlConditions'

/** The same rule as `isHot`. `post`: its table name in the statement */
export const hotPost = (post: string): string =>
  `((${post}.view_count >= ${HOT_VIEWS_MIN} OR ${post}.like_count >= ${HOT_LIKES_MIN})
    AND ${post}.created_at > now() - make_interval(days => ${HOT_DAYS}))`

/** In the form of the index `posts_listed`. */
export const VISIBLE_POST = (post: string): string => visible('posts', post)

/** Not deleted, and not a notice, which is the operator's. `$1` is the member. */
export const OWN_POST = (post: string): string =>
  `${post}.author_id = $1 AND ${post}.deleted_at IS NULL AND ${post}.board <> 'notice'`

const AUTHOR = `CASE WHEN u.id IS NOT NULL THEN json_build_object('nickname', u.nickname, 'role', u.role) END AS author`
const IS_HOT = `${hotPost('p')} AS is_hot`
const PHOTO_COUNT = `(SELECT count(*)::int FROM review_photos f WHERE f.post_id = p.id) AS photo_count`

/** In the form of `postSummarySchema`, so that a row is the response: from `p` and author `u` of `POST_AUTHOR`. */
export const SUMMARY_COLUMNS = `
  p.id, p.board, p.title, ${AUTHOR}, p.is_pinned, ${IS_HOT}, p.suggestion_status, p.notice_type, ${PHOTO_COUNT},
  p.view_count::int AS view_count, p.like_count::int AS like_count, p.comment_count::int AS comment_count,
  ${instantSql('p.created_at')} AS created_at, ${instantSql('p.edited_at')} AS edited_at`

export const POST_AUTHOR = 'LEFT JOIN users u ON u.id = p.author_id'

const PHOTOS = `
  SELECT COALESCE(json_agg(json_build_object('name', f.name, 'url', '${PHOTOS_PATH}/' || f.name,
    'small_url', '${PHOTOS_PATH}/' || f.name || '/small', 'width', f.width, 'height', f.height)
      ORDER BY f.position), '[]')
  FROM review_photos f WHERE f.post_id = p.id`

const STEPS = `
  SELECT COALESCE(json_agg(json_build_object('status', s.status, 'by', s.by_role, 'at',
    ${instantSql('s.changed_at')}) ORDER BY s.id), '[]')
  FROM suggestion_steps s WHERE s.post_id = p.id`

/** `postedPlaceSchema`, from `r` with its region `g`. */
export const PLACE_JSON = `json_build_object('id', r.id, 'title', r.title, 'sub_category', r.sub_category,
  'sub_add1', g.sub_add1, 'sub_add2', g.sub_add2, 'visit_count', COALESCE((SELECT s.visit_count
    FROM restaurant_stats s WHERE s.restaurant_id = r.id AND s.year = 0 AND s.agency_type = ''), 0))`

const PLACE = `
  SELECT ${PLACE_JSON} FROM restaurants r LEFT JOIN regions g ON g.id = r.region_id
  WHERE r.id = p.restaurant_id AND ${visible('restaurants', 'r')}`

const ATTACHED = `(${PHOTOS}) AS photos, (${PLACE}) AS restaurant, (${STEPS}) AS steps`

/** `postSchema` */
export const POST_COLUMNS = `${SUMMARY_COLUMNS}, p.content, ${ATTACHED}, p.staff_answer,
  ${instantSql('p.answered_at')} AS answered_at`

/** What a post's document does not have. */
export const JOINED_COLUMNS = `${AUTHOR}, ${IS_HOT}, ${PHOTO_COUNT}, ${ATTACHED}`

/** As in `posts_listed`. */
export const BOARD_ORDER = 'p.is_pinned DESC, p.created_at DESC, p.id DESC'
export const NEWEST_FIRST = 'p.created_at DESC, p.id DESC'
