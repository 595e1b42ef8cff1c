import { mayDo } from '@/domain/access/permissions'
import { listResourceSchema, newSavedFilterSchema, savedFilterSchema, savedFiltersSchema } from '@/contract/backOffice'
import { restaurantIdSchema as idSchema } from '@/contract/directoryQuery'
import { fail } from '@/domain/result'
import { addSavedFilter, deleteSavedFilter, listSavedFilters } from '@/server/backOffice/savedFilters'
import { staffRoute } from '../http/route'

/** For lists that the staff member may read; private unless shared, and deleted only by who saved them. */
export const staffSavedFilters = [
  staffRoute({
    at: 'GET /api/v1/staff/filters',
    access: 'read desk',
    operation: { id: 'listSavedFilters', tag: 'staff', summary: '한 목록에 저장해 둔 보기를 읽어요.' },
    request: { query: listResourceSchema },
    answer: savedFiltersSchema,
    async run({ pool, session: { person }, query: { resource } }) {
      if (!mayDo(person, 'read', resource)) return fail({ code: 'forbidden', params: {} })
      return { data: await listSavedFilters(pool, person.id, resource) }
    },
  }),
  staffRoute({
    at: 'POST /api/v1/staff/filters',
    access: 'create desk',
    operation: { id: 'saveFilter', tag: 'staff', summary: '목록의 조건을 이름을 붙여 저장해요.' },
    request: { body: newSavedFilterSchema },
    answer: savedFilterSchema,
    status: 201,
    async run({ pool, session: { person }, body }) {
      if (!mayDo(person, 'read', body.resource)) return fail({ code: 'forbidden', params: {} })
      return addSavedFilter(pool, person.id, body)
    },
  }),
  staffRoute({
    at: 'DELETE /api/v1/staff/filters/{id}',
    access: 'delete desk',
    operation: { id: 'deleteSavedFilter', tag: 'staff', summary: '저장한 보기를 지워요.' },
    request: { params: idSchema },
    run: ({ pool, by, params: { id } }) => deleteSavedFilter(pool, by, id),
  }),
]
