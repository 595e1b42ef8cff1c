import type { CollectionConfig } from 'payload'
import { PANEL_GROUPS } from '@/messages/staff/panelGroups'
import { accessTo } from '../access/accessTo'
import { clampPaging } from '../hooks/clampPaging'
import { fillAuthor } from '../hooks/fillAuthor'
import { keepModeration } from '../hooks/keepModeration'
import { limitWrites } from '../hooks/limitWrites'
import { recordChange } from '../hooks/recordChange'
import { takeBackDecision } from '../hooks/takeBackDecision'
import { noticesForEditors, readPosts, trashPosts, updatePosts } from './access'
import { counted, notice, state, suggestion, written } from './fields'
import { lockPost } from './hooks/lockPost'
import { recordStatusChange } from './hooks/recordStatusChange'
import { normalizePost } from './hooks/normalizePost'
import { notifySuggestionAuthor } from './hooks/notifySuggestionAuthor'

const recorded = recordChange({
  subject: 'post',
  fields: [
    ...(['board', 'isPinned', 'status', 'hiddenReason', 'hiddenUntil', 'suggestionStatus', 'noticeType'] as const),
    ...(['priority', 'publishFrom', 'publishUntil', 'deletedAt'] as const),
  ],
  masked: ['title', 'content', 'staffAnswer'],
})

export const Posts: CollectionConfig = {
  slug: 'posts',
  labels: { singular: '게시글', plural: '게시글' },
  trash: true,
  // A copy would attribute a member's words to someone else.
  disableDuplicate: true,
  defaultSort: '-createdAt',
  admin: {
    group: PANEL_GROUPS.community,
    useAsTitle: 'title',
    defaultColumns: ['title', 'board', 'author', 'status', 'createdAt'],
    baseFilter: noticesForEditors,
  },
  access: { read: readPosts, create: accessTo('notices').create, update: updatePosts, delete: trashPosts },
  hooks: {
    beforeOperation: [clampPaging],
    beforeChange: [fillAuthor, lockPost, normalizePost, keepModeration, limitWrites('post')],
    afterChange: [recorded.afterChange, recordStatusChange, notifySuggestionAuthor, takeBackDecision('post')],
    afterDelete: [recorded.afterDelete],
  },
  fields: [...written, ...state, ...suggestion, ...notice, ...counted],
}
