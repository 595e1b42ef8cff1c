import { CONTENT_TYPES, REPORT_REASONS, REPORT_STATUSES } from '@/domain/moderation/states'
import { flag, oneOf, relation, since, until } from '../filters'
import type { ListSpec } from '../listSpec'

/** The reported item of a report: its id, regardless of its kind. */
const TARGET = 'coalesce(t.comment_id, t.post_id, t.review_id)'

/** Reports `o` of the same item, by whichever of three indexes has it. */
const SAME_ITEM = '(o.comment_id = t.comment_id OR o.post_id = t.post_id OR o.review_id = t.review_id)'

/**
 * That no older report of the same item waits with it, or was closed by the same decision. Each kind of item by itself:
 * an equality is what PostgreSQL joins by, and one condition over all three compares every report with every other.
 */
const isFirstOf = (item: string): string => `NOT EXISTS (SELECT FROM reports o WHERE o.${item} = t.${item}
  AND o.id < t.id AND o.status = t.status AND o.resolution_id IS NOT DISTINCT FROM t.resolution_id)`

/** SQL for whether a report `t` is the first of its item: an item waits once, however many report it. */
export const isFirstOfItem = ['comment_id', 'post_id', 'review_id'].map(isFirstOf).join(' AND ')

/** Reports of comments, posts and reviews. */
export const reportList: ListSpec = {
  table: 'reports',
  joins: `LEFT JOIN comments c ON c.id = t.comment_id LEFT JOIN posts p ON p.id = t.post_id
    LEFT JOIN reviews v ON v.id = t.review_id LEFT JOIN users u ON u.id = t.reporter_id
    LEFT JOIN users b ON b.id = t.reviewed_by_id`,
  columns: {
    targetType: 't.target_type',
    target: TARGET,
    targetExcerpt: 'left(coalesce(c.content, p.title, v.content), 120)',
    targetStatus: 'coalesce(c.status::text, p.status::text, v.status::text)',
    reason: 't.reason',
    description: 't.description',
    reporter: 't.reporter_id',
    reporterNickname: 'u.nickname',
    status: 't.status',
    outcome: 't.outcome',
    note: 't.note',
    reviewedAt: 't.reviewed_at',
    reviewedBy: 'b.nickname',
    createdAt: 't.created_at',
    /** of the item, those in the same state */
    reportCount: `(SELECT count(*)::int FROM reports o WHERE ${SAME_ITEM} AND o.status = t.status
      AND o.resolution_id IS NOT DISTINCT FROM t.resolution_id)`,
  },
  sorts: { id: { by: 't.id' }, createdAt: { by: 't.created_at' }, reviewedAt: { by: 't.reviewed_at', nullable: true } },
  defaultSort: { field: 'createdAt', order: 'ASC' },
  filters: {
    status: oneOf('t.status', REPORT_STATUSES),
    targetType: oneOf('t.target_type', CONTENT_TYPES),
    reason: oneOf('t.reason', REPORT_REASONS),
    reporter: relation('t.reporter_id'),
    /** of the reports that wait about one item, or were closed by one decision, the first: lists have an item once */
    isFirst: flag(isFirstOfItem),
    since: since('t.created_at'),
    until: until('t.created_at'),
  },
}
