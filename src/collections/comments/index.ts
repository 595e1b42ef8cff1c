import type { CollectionConfig, Access } from 'payload'
import { COMMENT_CONTENT_MAX } from '@/domain/community/limits'
import { COMMENT_STATUS_LABELS } from '@/messages/labels'
import { PANEL_GROUPS } from '@/messages/staff/panelGroups'
import { mayDo } from '@/domain/backOffice/permissions'
import { accessTo, trashing } from '../access/accessTo'
import { hiddenFromEditors } from '../access/hiddenFromEditors'
import { adminsOnly } from '../access/adminsOnly'
import { nobodyField } from '../access/nobodyField'
import { staffOnlyField } from '../access/staffOnlyField'
import { authorNickname } from '../fields/authorNickname'
import { countCharacters } from '../fields/countCharacters'
import { counter } from '../fields/counter'
import { hiding } from '../fields/hiding'
import { optionsOf } from '../fields/optionsOf'
import { allOrNone } from '../hooks/allOrNone'
import { clampPaging } from '../hooks/clampPaging'
import { fillAuthor } from '../hooks/fillAuthor'
import { recordChange } from '../hooks/recordChange'
import { whereVisible } from '../access/visibleTo'
import { lockComment } from './hooks/lockComment'
import { limitCommentWrites } from '@/server/comments/commentRules'
import { lockOwn } from '../hooks/lockOwn'
import { membersOnlyField } from '../access/own'
import { admit, announce, edit } from './hooks/writeComment'

/** Under public posts; moderators and admins read all. */
const readComments: Access = ({ req }) =>
  mayDo(req.user, 'read', 'comments') || { and: [whereVisible('comments'), whereVisible('posts', 'post.')] }

/** Staff may hide a comment but not edit it. */
const written = { update: membersOnlyField }
const placed = { update: nobodyField }
const computed = { create: nobodyField, update: nobodyField }

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
    hidden: hiddenFromEditors,
    useAsTitle: 'content',
    defaultColumns: ['content', 'post', 'author', 'status', 'createdAt'],
  },
  access: {
    ...accessTo('comments'),
    read: readComments,
    create: (args) => adminsOnly(args) || accessTo('comments').create(args),
    delete: trashing('comments'),
  },
  hooks: {
    beforeOperation: [clampPaging, lockOwn('comment', limitCommentWrites)],
    afterOperation: [allOrNone],
    beforeChange: [fillAuthor(), admit, edit, lockComment],
    afterChange: [announce, recorded.afterChange],
    afterDelete: [recorded.afterDelete],
  },
  fields: [
    { name: 'post', type: 'relationship', relationTo: 'posts', required: true, label: '글', access: placed },
    // Empty once the account is deleted; the comment stays.
    {
      name: 'author',
      type: 'relationship',
      relationTo: 'users',
      label: '쓴 사람',
      access: { read: staffOnlyField, ...computed },
    },
    authorNickname,
    { name: 'parent', type: 'relationship', relationTo: 'comments', label: '답한 댓글', access: placed },
    {
      name: 'content',
      type: 'textarea',
      required: true,
      maxLength: COMMENT_CONTENT_MAX,
      validate: countCharacters,
      label: '내용',
      access: written,
    },
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: 'published',
      label: '상태',
      options: optionsOf(COMMENT_STATUS_LABELS),
      access: { create: nobodyField, update: staffOnlyField },
    },
    ...hiding,
    counter('likeCount', '좋아요'),
    counter('replyCount', '답글'),
    { name: 'editedAt', type: 'date', label: '쓴 사람이 고친 때', access: computed },
  ],
}
