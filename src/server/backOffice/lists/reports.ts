import { CONTENT_TYPES, REPORT_REASONS, REPORT_STATUSES } from '@/domain/moderation/moderation'
import { IS_CLAIMED } from '@/server/moderation/claims'
import { flag, oneOf, relation, since, until } from '../filters'
import type { ListSpec } from '../listSpec'

const TARGET = 'coalesce(t.comment_id, t.post_id, t.review_id)'

/** Uses one of three indexes. */
const SAME_ITEM = '(o.comment_id = t.comment_id OR o.post_id = t.post_id OR o.review_id = t.review_id)'

/**
 * No older report has the same state and decision. Separate for each kind: PostgreSQL joins by equality, and one
 * combined condition would compare all pairs.
 */
const isFirstOf = (item: string): string => `NOT EXISTS (SELECT FROM reports o WHERE o.${item} = t.${item}
  AND o.id < t.id AND o.status = t.status AND o.resolution_id IS NOT DISTINCT FROM t.resolution_id)`

/** An item counts once. */
export const isFirstOfItem = ['comment_id', 'post_id', 'review_id'].map(isFirstOf).join(' AND ')

export const reportList: ListSpec = {
  table: 'reports',
  joins: `LEFT JOIN comments c ON c.id = t.comment_id LEFT JOIN posts p ON p.id = t.post_id
    LEFT JOIN reviews v ON v.id = t.review_id LEFT JOIN users u ON u.id = t.reporter_id
    LEFT JOIN users b ON b.id = t.reviewed_by_id
    LEFT JOIN report_claims k ON k.target_type = t.target_type AND k.target_id = ${TARGET} AND ${IS_CLAIMED}
    LEFT JOIN users kb ON kb.id = k.claimed_by_id`,
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
    claimedBy: 'kb.nickname',
    /** reports of the item in the same state */
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
    /** of an item's pending reports, or of those closed by one decision */
    isFirst: flag(isFirstOfItem),
    since: since('t.created_at'),
    until: until('t.created_at'),
  },
}
