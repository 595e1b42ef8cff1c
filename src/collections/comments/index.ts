import type { CollectionConfig } from 'payload'
import { COMMENT_CONTENT_MAX } from '@/domain/community/community'
import { COMMENT_STATUS_LABELS } from '@/messages/labels'
import { PANEL_GROUPS } from '@/messages/staff/panel'
import { limitCommentWrites } from '@/server/comments/commentRules'
import { authorNickname, countCharacters, optionsOf, counter, hiding } from '../fields'
import { allOrNone, clampPaging } from '../hooks/operations'
import { fillAuthor, lockChanged } from '../hooks/ownContent'
import { recordChange } from '../hooks/recordChange'
import { lockComment, admit, announce, edit } from './hooks'
import { settle } from '../hooks/moderate'

const recorded = recordChange({
  subject: 'comment',
  fields: ['status'],
  masked: ['content'],
  isDecided: () => true,
})

export const Comments: CollectionConfig = {
  slug: 'comments',
  labels: { singular: '댓글', plural: '댓글' },
  trash: true,
  // A copy would attribute a member's words to someone else.
  disableDuplicate: true,
  defaultSort: '-createdAt',
  admin: {
    group: PANEL_GROUPS.community,
    useAsTitle: 'content',
    defaultColumns: ['content', 'post', 'author', 'status', 'createdAt'],
  },
  hooks: {
    beforeOperation: [clampPaging, lockChanged('comment', limitCommentWrites)],
    afterOperation: [allOrNone, settle('comment')],
    beforeChange: [fillAuthor(), admit, edit, lockComment],
    afterChange: [announce, recorded.afterChange],
    afterDelete: [recorded.afterDelete],
  },
  fields: [
    { name: 'post', type: 'relationship', relationTo: 'posts', required: true, label: '글' },
    // Empty once the account is deleted; the comment stays.
    { name: 'author', type: 'relationship', relationTo: 'users', label: '쓴 사람' },
    authorNickname,
    { name: 'parent', type: 'relationship', relationTo: 'comments', label: '답한 댓글' },
    {
      name: 'content',
      type: 'textarea',
      required: true,
      maxLength: COMMENT_CONTENT_MAX,
      validate: countCharacters,
      label: '내용',
    },
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: 'published',
      label: '상태',
      options: optionsOf(COMMENT_STATUS_LABELS),
    },
    ...hiding,
    counter('likeCount', '좋아요'),
    counter('replyCount', '답글'),
    { name: 'editedAt', type: 'date', label: '쓴 사람이 고친 때' },
  ],
}
