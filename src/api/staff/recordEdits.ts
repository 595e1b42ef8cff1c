import {
  editorsQuerySchema,
  editorsSchema,
  editStateSchema,
  endEditQuerySchema,
  recordEditSchema,
} from '@/contract/backOffice'
import { mayDo } from '@/domain/access/permissions'
import { EDIT_BYTES_MAX } from '@/domain/backOffice/recordEdits'
import { fail } from '@/domain/result'
import { endEdit, keepEdit, listEditors } from '@/server/backOffice/recordEdits'
import { staffRoute } from '../http/route'

/** Of records that the staff member may write. Only the writer reads a draft; colleagues read that there is an edit. */
export const staffRecordEdits = [
  staffRoute({
    at: 'GET /api/v1/staff/edits',
    access: 'read desk',
    operation: { id: 'listEditors', tag: 'staff', summary: '지금 한 기록을 고치는 동료를 읽어요.' },
    request: { query: editorsQuerySchema },
    answer: editorsSchema,
    async run({ pool, session: { person }, query }) {
      if (!mayDo(person, 'read', query.resource)) return fail({ code: 'forbidden', params: {} })
      return { others: await listEditors(pool, person.id, query) }
    },
  }),
  staffRoute({
    at: 'PUT /api/v1/staff/edits',
    access: 'update desk',
    operation: { id: 'keepEdit', tag: 'staff', summary: '기록을 고치는 중이라고 알리고, 저장하지 않은 글을 보관해요.' },
    description: '다른 창에서 나중에 보관한 글은 덮지 않고 돌려줘요. 누가 함께 고치는지도 알려줘요.',
    request: { body: recordEditSchema },
    bodyMax: EDIT_BYTES_MAX,
    answer: editStateSchema,
    async run({ pool, session: { person }, body }) {
      if (!mayDo(person, body.record ? 'update' : 'create', body.resource))
        return fail({ code: 'forbidden', params: {} })
      return keepEdit(pool, person.id, body)
    },
  }),
  staffRoute({
    at: 'DELETE /api/v1/staff/edits',
    access: 'delete desk',
    operation: { id: 'endEdit', tag: 'staff', summary: '그만 고친다고 알리고, 보관한 글을 지워요.' },
    description: 'draftAt보다 나중에 보관한 글은 그대로 둬요.',
    request: { query: endEditQuerySchema },
    run: ({ pool, by, query }) => endEdit(pool, by, query),
  }),
]
