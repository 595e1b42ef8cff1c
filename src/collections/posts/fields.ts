import type { Field } from 'payload'
import { POST_CONTENT_MAX, POST_TITLE_MAX, STAFF_ANSWER_MAX } from '@/domain/community/limits'
import {
  BOARD_LABELS,
  NOTICE_PRIORITY_LABELS,
  NOTICE_TYPE_LABELS,
  POST_STATUS_LABELS,
  SUGGESTION_STATUS_LABELS,
} from '@/messages/labels'
import { nobodyField } from '../access/nobodyField'
import { staffOnlyField } from '../access/staffOnlyField'
import { authorNickname } from '../fields/authorNickname'
import { countCharacters } from '../fields/countCharacters'
import { counter } from '../fields/counter'
import { hiding } from '../fields/hiding'
import { optionsOf } from '../fields/optionsOf'
import { authorsField, boardField } from './access'

const computed = { create: nobodyField, update: nobodyField }
const byStaff = { create: staffOnlyField, update: staffOnlyField }
const words = { update: authorsField }

const text = { required: true, validate: countCharacters, access: words }

export const written: Field[] = [
  {
    name: 'board',
    type: 'select',
    required: true,
    // Editors cannot choose a board, so they write notices.
    defaultValue: 'notice',
    label: '게시판',
    options: optionsOf(BOARD_LABELS),
    access: { create: boardField, update: nobodyField },
  },
  { ...text, name: 'title', type: 'text', maxLength: POST_TITLE_MAX, label: '제목' },
  { ...text, name: 'content', type: 'textarea', maxLength: POST_CONTENT_MAX, label: '내용' },
  // Empty once the account is deleted; the post stays.
  {
    name: 'author',
    type: 'relationship',
    relationTo: 'users',
    label: '쓴 사람',
    access: { read: staffOnlyField, ...computed },
  },
  authorNickname,
  { name: 'restaurant', type: 'relationship', relationTo: 'restaurants', label: '식당', access: words },
]

export const state: Field[] = [
  { name: 'isPinned', type: 'checkbox', required: true, defaultValue: false, label: '위에 고정', access: byStaff },
  {
    name: 'status',
    type: 'select',
    required: true,
    defaultValue: 'published',
    label: '상태',
    options: optionsOf(POST_STATUS_LABELS),
    access: byStaff,
  },
  ...hiding,
]

export const suggestion: Field[] = [
  {
    name: 'suggestionStatus',
    type: 'select',
    label: '건의 처리',
    options: optionsOf(SUGGESTION_STATUS_LABELS),
    access: byStaff,
  },
  { name: 'staffAnswer', type: 'textarea', maxLength: STAFF_ANSWER_MAX, label: '답변', access: byStaff },
  { name: 'answeredAt', type: 'date', label: '답변한 때', access: computed },
  {
    name: 'answeredBy',
    type: 'relationship',
    relationTo: 'users',
    label: '답변한 사람',
    access: { read: staffOnlyField, ...computed },
  },
]

/** Public from `publishFrom` until `publishUntil`. */
export const notice: Field[] = [
  { name: 'noticeType', type: 'select', label: '공지 종류', options: optionsOf(NOTICE_TYPE_LABELS), access: byStaff },
  { name: 'priority', type: 'select', label: '중요도', options: optionsOf(NOTICE_PRIORITY_LABELS), access: byStaff },
  { name: 'publishFrom', type: 'date', label: '보이기 시작하는 때', access: byStaff },
  { name: 'publishUntil', type: 'date', label: '보이기를 마치는 때', access: byStaff },
]

export const counted: Field[] = [
  counter('viewCount', '조회'),
  counter('likeCount', '좋아요'),
  counter('commentCount', '댓글'),
  { name: 'editedAt', type: 'date', label: '쓴 사람이 고친 때', access: computed },
]
