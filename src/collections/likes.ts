import type { CollectionConfig, PayloadRequest } from 'payload'
import type { ContentType } from '@/domain/moderation/moderation'
import type { Queryable } from '@/infra/database/pool'
import { payloadSql } from '@/server/payloadSql'
import { refreshCommentCounters, refreshPostCounters } from '@/server/posts/counters'
import { fillAuthor } from './hooks/ownContent'
import { idOf } from './fields'

type Recount = (sql: Queryable, ids: readonly number[]) => Promise<void>
type Counted = Partial<Record<ContentType, number | { id: number }>>

/** One a member, by the unique index. Votes for reviews are counted where they are read. */
function likesOf(slug: string, type: ContentType, name: string, recount?: Recount): CollectionConfig {
  const count = async ({ req, doc }: { req: PayloadRequest; doc: Counted }) => {
    const target = doc[type]
    if (recount && target) await recount(payloadSql(req), [idOf(target)])
    return doc
  }
  return {
    slug,
    labels: { singular: name, plural: name },
    timestamps: false,
    lockDocuments: false,
    indexes: [{ fields: [type, 'user'], unique: true }],
    hooks: { beforeChange: [fillAuthor('user')], afterChange: [count], afterDelete: [count] },
    fields: [
      { name: type, type: 'relationship', relationTo: `${type}s`, required: true, label: name },
      { name: 'user', type: 'relationship', relationTo: 'users', required: true, label: '누른 사람' },
      { name: 'createdAt', type: 'date', label: '누른 때' },
    ],
  }
}

export const LIKES = [
  likesOf('post-likes', 'post', '글의 좋아요', refreshPostCounters),
  likesOf('comment-likes', 'comment', '댓글의 좋아요', refreshCommentCounters),
  likesOf('review-votes', 'review', '도움이 된 리뷰'),
]
