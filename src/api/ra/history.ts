import { z } from 'zod'
import { ID_MAX } from '@/domain/http/limits'
import { staffPool } from '@/infra/database/readPool'
import { getRecord } from '@/server/backOffice/readRecords'
import { ViolationError } from '@/server/violationError'
import { requireId, staffEndpoint } from './staffEndpoint'

const pageSchema = z.coerce.number().pipe(
  z
    .int()
    .min(1)
    .max(ID_MAX / 100),
)

/** `?page=1`, newest first */
export const historyEndpoint = staffEndpoint('read', async (request) => {
  const { history, list } = request.definition
  if (!history) throw new ViolationError({ code: 'path-not-found', params: {} })
  const id = requireId(request)
  const page = pageSchema.safeParse(new URL(request.req.url ?? '', 'http://localhost').searchParams.get('page') ?? '1')
  if (!page.success) throw new ViolationError({ code: 'invalid-value', params: { field: 'page' } })
  if (!(await getRecord(staffPool(), list, id))) throw new ViolationError({ code: 'record-not-found', params: {} })
  return Response.json(await history(staffPool(), id, page.data))
})
