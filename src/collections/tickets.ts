import type { CollectionConfig, CollectionBeforeChangeHook } from 'payload'
import { TICKET_ANSWER_MAX, TICKET_BODY_MAX, TICKET_NOTES_MAX, TICKET_SUBJECT_MAX } from '@/domain/tickets/tickets'
import { TICKET_KIND_LABELS, TICKET_STATUS_LABELS } from '@/messages/labels'
import { PANEL_GROUPS } from '@/messages/staff/panel'
import type { Ticket } from '@/payload-types'
import { optionsOf } from './fields'
import { clampPaging } from './hooks/operations'
import { recordChange } from './hooks/recordChange'

/** The sender's address is erased a year later. */
const markSettledAt: CollectionBeforeChangeHook<Ticket> = ({ data, originalDoc }) => {
  if (data.status === undefined || data.status === originalDoc?.status) return data
  return { ...data, settledAt: data.status === 'open' ? null : new Date().toISOString() }
}

/** A visitor's message is never edited. */

/** Never the answer's text. */
const recorded = recordChange({
  subject: 'ticket',
  fields: ['status', 'restaurant', 'review', 'post', 'comment'],
  masked: ['email', 'notes', 'answer'],
})

/** Sent through `POST /api/v1/tickets`; admins only, because of addresses. */
export const Tickets: CollectionConfig = {
  slug: 'tickets',
  labels: { singular: '문의', plural: '문의' },
  defaultSort: '-createdAt',
  admin: {
    group: PANEL_GROUPS.community,
    useAsTitle: 'subject',
    defaultColumns: ['subject', 'kind', 'status', 'restaurant', 'createdAt'],
  },
  hooks: {
    beforeOperation: [clampPaging],
    beforeChange: [markSettledAt],
    afterChange: [recorded.afterChange],
    afterDelete: [recorded.afterDelete],
  },
  fields: [
    { name: 'kind', type: 'select', required: true, label: '종류', options: optionsOf(TICKET_KIND_LABELS) },
    { name: 'subject', type: 'text', required: true, maxLength: TICKET_SUBJECT_MAX, label: '제목' },
    { name: 'body', type: 'textarea', required: true, maxLength: TICKET_BODY_MAX, label: '내용' },
    {
      name: 'email',
      type: 'email',
      label: '답 받을 주소',
      admin: {
        description: '보낸 분이 지워 달라고 하면 비워요. 답변하거나 종결하고 1년이 지나면 자동으로 지워져요.',
      },
    },
    { name: 'restaurant', type: 'relationship', relationTo: 'restaurants', label: '식당' },
    // Of a takedown request, once staff have found it.
    { name: 'review', type: 'relationship', relationTo: 'reviews', label: '리뷰' },
    { name: 'post', type: 'relationship', relationTo: 'posts', label: '게시글' },
    { name: 'comment', type: 'relationship', relationTo: 'comments', label: '댓글' },
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: 'open',
      index: true,
      label: '상태',
      options: optionsOf(TICKET_STATUS_LABELS),
    },
    { name: 'notes', type: 'textarea', maxLength: TICKET_NOTES_MAX, label: '처리 메모(밖에 보이지 않음)' },
    { name: 'settledAt', type: 'date', label: '답변하거나 종결한 때' },
    // Written and sent together by `answerTicket`.
    { name: 'answer', type: 'textarea', maxLength: TICKET_ANSWER_MAX, label: '답변' },
    { name: 'answeredBy', type: 'relationship', relationTo: 'users', label: '답변한 사람' },
    { name: 'answeredAt', type: 'date', label: '답변한 때' },
    { name: 'answerSentAt', type: 'date', label: '답변을 이메일로 보낸 때' },
  ],
}
