import type { CollectionConfig, Field } from 'payload'
import { mayDo } from '@/domain/access/permissions'
import { PANEL_GROUPS } from '@/messages/staff/panel'
import { limitPostWrites } from '@/server/posts/postRules'
import { POST_CONTENT_MAX, POST_TITLE_MAX, STAFF_ANSWER_MAX } from '@/domain/community/community'
import {
  BOARD_LABELS,
  NOTICE_PRIORITY_LABELS,
  NOTICE_TYPE_LABELS,
  POST_STATUS_LABELS,
  SUGGESTION_STATUS_LABELS,
} from '@/messages/labels'
import { NOTICES } from '../access'
import { allOrNone, clampPaging } from '../hooks/operations'
import { fillAuthor, lockChanged } from '../hooks/ownContent'
import { recordChange } from '../hooks/recordChange'
import {
  isNotice,
  lockPost,
  admit,
  edit,
  finish,
  normalizePost,
  notifySuggestionAuthor,
  recordStatusChange,
} from './hooks'
import { settle } from '../hooks/moderate'
import { authorNickname, countCharacters, optionsOf, counter, hiding } from '../fields'

const text = { required: true, validate: countCharacters }

const written: Field[] = [
  {
    name: 'board',
    type: 'select',
    required: true,
    // Editors cannot choose a board, so they write notices.
    defaultValue: 'notice',
    label: '게시판',
    options: optionsOf(BOARD_LABELS),
  },
  { ...text, name: 'title', type: 'text', maxLength: POST_TITLE_MAX, label: '제목' },
  { ...text, name: 'content', type: 'textarea', maxLength: POST_CONTENT_MAX, label: '내용' },
  // Empty once the account is deleted; the post stays.
  { name: 'author', type: 'relationship', relationTo: 'users', label: '쓴 사람' },
  authorNickname,
  { name: 'restaurant', type: 'relationship', relationTo: 'restaurants', label: '식당' },
]

const state: Field[] = [
  { name: 'isPinned', type: 'checkbox', required: true, defaultValue: false, label: '위에 고정' },
  {
    name: 'status',
    type: 'select',
    required: true,
    defaultValue: 'published',
    label: '상태',
    options: optionsOf(POST_STATUS_LABELS),
  },
  ...hiding,
]

const suggestion: Field[] = [
  { name: 'suggestionStatus', type: 'select', label: '건의 처리', options: optionsOf(SUGGESTION_STATUS_LABELS) },
  { name: 'staffAnswer', type: 'textarea', maxLength: STAFF_ANSWER_MAX, label: '답변' },
  { name: 'answeredAt', type: 'date', label: '답변한 때' },
  { name: 'answeredBy', type: 'relationship', relationTo: 'users', label: '답변한 사람' },
]

/** Public from `publishFrom` until `publishUntil`. */
const notice: Field[] = [
  { name: 'noticeType', type: 'select', label: '공지 종류', options: optionsOf(NOTICE_TYPE_LABELS) },
  { name: 'priority', type: 'select', label: '중요도', options: optionsOf(NOTICE_PRIORITY_LABELS) },
  { name: 'publishFrom', type: 'date', label: '보이기 시작하는 때' },
  { name: 'publishUntil', type: 'date', label: '보이기를 마치는 때' },
]

const counted: Field[] = [
  counter('viewCount', '조회'),
  counter('likeCount', '좋아요'),
  counter('commentCount', '댓글'),
  { name: 'editedAt', type: 'date', label: '쓴 사람이 고친 때' },
]

const recorded = recordChange({
  subject: 'post',
  fields: [
    ...(['board', 'isPinned', 'status', 'hiddenReason', 'suggestionStatus', 'noticeType'] as const),
    ...(['priority', 'publishFrom', 'publishUntil', 'deletedAt'] as const),
  ],
  masked: ['title', 'content', 'staffAnswer'],
  isOpen: isNotice,
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
    baseFilter: ({ req }) => (mayDo(req.user, 'read', 'posts') ? null : NOTICES),
  },
  hooks: {
    beforeOperation: [clampPaging, lockChanged('post', limitPostWrites)],
    afterOperation: [allOrNone, settle('post')],
    beforeChange: [fillAuthor(), lockPost, normalizePost, admit, edit],
    afterChange: [finish, recorded.afterChange, recordStatusChange, notifySuggestionAuthor],
    afterDelete: [recorded.afterDelete],
  },
  fields: [...written, ...state, ...suggestion, ...notice, ...counted],
}
