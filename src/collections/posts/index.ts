import type { CollectionConfig } from 'payload'
import { PANEL_GROUPS } from '@/messages/staff/panelGroups'
import { allOrNone } from '../hooks/allOrNone'
import { clampPaging } from '../hooks/clampPaging'
import { fillAuthor } from '../hooks/fillAuthor'
import { recordChange } from '../hooks/recordChange'
import { createPosts, noticesForEditors, readPosts, trashPosts, updatePosts } from './access'
import { counted, notice, state, suggestion, written } from './fields'
import { isNotice, lockPost } from './hooks/lockPost'
import { recordStatusChange } from './hooks/recordStatusChange'
import { normalizePost } from './hooks/normalizePost'
import { notifySuggestionAuthor } from './hooks/notifySuggestionAuthor'
import { limitPostWrites } from '@/server/posts/postRules'
import { lockOwn } from '../hooks/lockOwn'
import { admit, edit, finish } from './hooks/writePost'

const recorded = recordChange({
  subject: 'post',
  fields: [
    ...(['board', 'isPinned', 'status', 'hiddenReason', 'suggestionStatus', 'noticeType'] as const),
    ...(['priority', 'publishFrom', 'publishUntil', 'deletedAt'] as const),
  ],
  masked: ['title', 'content', 'staffAnswer'],
  isDecided: (before) => !isNotice(before),
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
  access: { read: readPosts, create: createPosts, update: updatePosts, delete: trashPosts },
  hooks: {
    beforeOperation: [clampPaging, lockOwn('post', limitPostWrites)],
    afterOperation: [allOrNone],
    beforeChange: [fillAuthor(), lockPost, normalizePost, admit, edit],
    afterChange: [finish, recorded.afterChange, recordStatusChange, notifySuggestionAuthor],
    afterDelete: [recorded.afterDelete],
  },
  fields: [...written, ...state, ...suggestion, ...notice, ...counted],
}
