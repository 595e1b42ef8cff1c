import {
  type BoardType,
  NOTICE_PRIORITIES,
  NOTICE_TYPES,
  POST_STATUSES,
  SUGGESTION_STATUSES,
} from '@/domain/community/community'
import { NOTICE_PHASES, type NoticePhase } from '@/domain/community/postRules'
import { anyContains, anyOf, flag, oneOf, relation, searchAny, since, until, usersNamed, writtenOut } from '../filters'
import type { ListSpec } from '../listSpec'

/** `noticePhase` in SQL, spelled out so that partial indexes for rare phases apply. */
const PHASES: Record<NoticePhase, string> = {
  draft: `t.status = 'pending'`,
  hidden: `t.status = 'hidden'`,
  scheduled: `t.status = 'published' AND t.publish_from > now()`,
  ended: `t.status = 'published' AND t.publish_until <= now() AND (t.publish_from <= now()) IS NOT FALSE`,
  live: `t.status = 'published' AND (t.publish_from <= now()) IS NOT FALSE AND (t.publish_until > now()) IS NOT FALSE`,
}
const PHASE = `CASE ${NOTICE_PHASES.map((phase) => `WHEN ${PHASES[phase]} THEN '${phase}'`).join(' ')} END`

const columns = {
  board: 't.board',
  title: 't.title',
  excerpt: 'left(t.content, 200)',
  author: 't.author_id',
  authorNickname: 'u.nickname',
  isPinned: 't.is_pinned',
  status: 't.status',
  hiddenReason: 't.hidden_reason',
  hiddenUntil: 't.hidden_until',
  suggestionStatus: 't.suggestion_status',
  noticeType: 't.notice_type',
  priority: 't.priority',
  publishFrom: 't.publish_from',
  publishUntil: 't.publish_until',
  viewCount: 't.view_count::int',
  likeCount: 't.like_count::int',
  commentCount: 't.comment_count::int',
  openReports: `(SELECT count(*)::int FROM reports p WHERE p.post_id = t.id AND p.status = 'pending')`,
  createdAt: 't.created_at',
  editedAt: 't.edited_at',
  trashedAt: 't.deleted_at',
  isTrashedByAuthor: 't.deleted_at IS NOT NULL AND t.deleted_by_id IS NULL',
}

const detail = {
  content: 't.content',
  restaurant: 't.restaurant_id',
  restaurantTitle: '(SELECT r.title FROM restaurants r WHERE r.id = t.restaurant_id)',
  heldReason: 't.held_reason',
  heldMatch: 't.held_match',
  staffAnswer: 't.staff_answer',
  answeredAt: 't.answered_at',
  answeredBy: '(SELECT b.nickname FROM users b WHERE b.id = t.answered_by_id)',
}

const postsOf = (boards: readonly BoardType[]): ListSpec => {
  const scope = `t.board IN (${boards.map((board) => `'${board}'`).join(', ')})`
  return {
    table: 'posts',
    joins: 'LEFT JOIN users u ON u.id = t.author_id',
    columns,
    detail,
    always: scope,
    scope: { sql: 't.deleted_at IS NULL', unless: ['trashed'] },
    sorts: {
      id: { by: 't.id' },
      createdAt: { by: 't.created_at' },
      viewCount: { by: 't.view_count' },
      likeCount: { by: 't.like_count' },
      publishFrom: { by: 't.publish_from', nullable: true },
    },
    defaultSort: { field: 'createdAt', order: 'DESC' },
    filters: {
      q: searchAny((typed, bind) => [
        anyContains(['t.title', 't.content'], typed, bind),
        `t.author_id IN (${usersNamed(typed, bind)})`,
      ]),
      board: oneOf('t.board', ['notice', 'free', 'suggestion']),
      status: writtenOut('t.status', POST_STATUSES),
      suggestionStatus: writtenOut('t.suggestion_status', SUGGESTION_STATUSES),
      noticeType: writtenOut('t.notice_type', NOTICE_TYPES),
      priority: writtenOut('t.priority', NOTICE_PRIORITIES),
      author: relation('t.author_id'),
      restaurant: relation('t.restaurant_id'),
      isPinned: flag('t.is_pinned'),
      reported: flag(`EXISTS (SELECT FROM reports p WHERE p.post_id = t.id AND p.status = 'pending')`),
      trashed: flag('t.deleted_at IS NOT NULL'),
      since: since('t.created_at'),
      until: until('t.created_at'),
    },
  }
}

export const postList = postsOf(['notice', 'free'])
export const suggestionList = postsOf(['suggestion'])

const notices = postsOf(['notice'])
export const noticeList: ListSpec = {
  ...notices,
  columns: { ...notices.columns, phase: PHASE },
  filters: { ...notices.filters, phase: anyOf(PHASES) },
}
