import { reasonTemplatesSchema } from '@/contract/backOffice'
import { readReasonTemplates } from '@/server/words'
import { staffRoute } from '../http/route'

/** Admins write them among the words of the settings; moderators choose them. */
export const staffReasonTemplates = [
  staffRoute({
    at: 'GET /api/v1/staff/reason-templates',
    access: 'read reports',
    operation: { id: 'listReasonTemplates', tag: 'staff', summary: '운영자가 더한 숨기는 이유를 읽어요.' },
    answer: reasonTemplatesSchema,
    run: async ({ pool }) => ({ data: await readReasonTemplates(pool) }),
  }),
]
