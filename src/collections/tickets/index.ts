import type { CollectionConfig } from 'payload'
import { TICKET_BODY_MAX, TICKET_SUBJECT_MAX } from '@/domain/tickets/limits'
import { TICKET_KIND_LABELS, TICKET_STATUS_LABELS } from '@/messages/labels'
import { adminsOnly } from '../access/adminsOnly'
import { nobody } from '../access/nobody'
import { nobodyField } from '../access/nobodyField'
import { optionsOf } from '../fields/optionsOf'
import { clampPaging } from '../hooks/clampPaging'
import { noteSettled } from './hooks/noteSettled'

/** What the visitor wrote stays as it was written. */
const written = { update: nobodyField }

/** Letters from visitors, with addresses in them: seen by admins alone, and sent through `POST /api/v1/tickets`. */
export const Tickets: CollectionConfig = {
  slug: 'tickets',
  labels: { singular: '문의', plural: '문의' },
  defaultSort: '-createdAt',
  admin: { useAsTitle: 'subject', defaultColumns: ['subject', 'kind', 'status', 'restaurant', 'createdAt'] },
  access: { read: adminsOnly, create: nobody, update: adminsOnly, delete: nobody },
  hooks: { beforeOperation: [clampPaging], beforeChange: [noteSettled] },
  fields: [
    {
      name: 'kind',
      type: 'select',
      required: true,
      label: '종류',
      options: optionsOf(TICKET_KIND_LABELS),
      access: written,
    },
    { name: 'subject', type: 'text', required: true, maxLength: TICKET_SUBJECT_MAX, label: '제목', access: written },
    { name: 'body', type: 'textarea', required: true, maxLength: TICKET_BODY_MAX, label: '내용', access: written },
    {
      name: 'email',
      type: 'email',
      label: '답 받을 주소',
      admin: {
        description: '보낸 분이 지워 달라고 하면 비웁니다. 답변하거나 종결하고 1년이 지나면 저절로 지워집니다.',
      },
    },
    { name: 'restaurant', type: 'relationship', relationTo: 'restaurants', label: '식당', access: written },
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: 'open',
      index: true,
      label: '상태',
      options: optionsOf(TICKET_STATUS_LABELS),
    },
    { name: 'notes', type: 'textarea', label: '처리 메모(밖에 보이지 않음)' },
    { name: 'settledAt', type: 'date', label: '답변하거나 종결한 때', access: { update: nobodyField } },
  ],
}
