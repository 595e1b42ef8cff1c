import type { Field } from 'payload'
import { MODERATION_REASON_MAX } from '@/domain/moderation/limits'
import { nobodyField } from '../access/nobodyField'
import { staffOnlyField } from '../access/staffOnlyField'

/** Why content is hidden, until when (임시조치), and who of staff deleted it. */
export const hiding: Field[] = [
  {
    name: 'hiddenReason',
    type: 'text',
    maxLength: MODERATION_REASON_MAX,
    label: '숨긴 이유',
    access: { read: staffOnlyField, create: nobodyField, update: staffOnlyField },
  },
  {
    name: 'hiddenUntil',
    type: 'date',
    label: '임시조치가 끝나는 때',
    access: { read: staffOnlyField, create: nobodyField, update: staffOnlyField },
  },
  // Empty if the author deleted it.
  {
    name: 'deletedBy',
    type: 'relationship',
    relationTo: 'users',
    label: '지운 운영자',
    access: { read: staffOnlyField, create: nobodyField, update: nobodyField },
  },
]
