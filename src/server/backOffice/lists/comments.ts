import { BOARD_TYPES, COMMENT_STATUSES } from '@/domain/community/community'
import {
  ACCOUNT_NAMES,
  anyContains,
  EMAIL_COLUMN,
  flag,
  oneOf,
  relation,
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
  table: 'comments',
  joins: 'LEFT JOIN posts p ON p.id = t.post_id LEFT JOIN users u ON u.id = t.author_id',
  columns: {
    post: 't.post_id',
    postTitle: 'p.title',
    board: 'p.board',
    parent: 't.parent_id',
    author: 't.author_id',
    authorNickname: 'u.nickname',
    ...EMAIL_COLUMN[who],
    content: 't.content',
    status: 't.status',
    hiddenReason: 't.hidden_reason',
    hiddenUntil: 't.hidden_until',
    likeCount: 't.like_count::int',
    replyCount: 't.reply_count::int',
    openReports: `(SELECT count(*)::int FROM reports r WHERE r.comment_id = t.id AND r.status = 'pending')`,
    createdAt: 't.created_at',
    editedAt: 't.edited_at',
    trashedAt: 't.deleted_at',
    isTrashedByAuthor: 't.deleted_at IS NOT NULL AND t.deleted_by_id IS NULL',
  },
  scope: { sql: 't.deleted_at IS NULL', unless: ['trashed'] },
  sorts: { id: { by: 't.id' }, createdAt: { by: 't.created_at' }, likeCount: { by: 't.like_count' } },
  defaultSort: { field: 'createdAt', order: 'DESC' },
  filters: {
    q: searchAny((typed, bind) => [
      anyContains(['t.content'], typed, bind),
      `t.post_id IN (SELECT id FROM posts WHERE ${anyContains(['title'], typed, bind)})`,
      `t.author_id IN (${usersNamed(typed, bind, ACCOUNT_NAMES[who])})`,
    ]),
    status: writtenOut('t.status', COMMENT_STATUSES),
    post: relation('t.post_id'),
    board: oneOf('(SELECT p.board FROM posts p WHERE p.id = t.post_id)', BOARD_TYPES),
    author: relation('t.author_id'),
    reported: flag(`EXISTS (SELECT FROM reports r WHERE r.comment_id = t.id AND r.status = 'pending')`),
    trashed: flag('t.deleted_at IS NOT NULL'),
    since: since('t.created_at'),
    until: until('t.created_at'),
  },
})

/** Deleted ones only on request. */
export const commentList = listFor('admin')
export const commentListOfModerators = listFor('other')
