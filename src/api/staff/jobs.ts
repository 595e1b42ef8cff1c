import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import type { Pool } from 'pg'
import { restaurantIdSchema as idSchema } from '@/contract/directoryQuery'
import { jobSchema } from '@/domain/job'
import { JOBS_PATH } from '@/domain/staff/staff'
import { cancelJob, readJob, readUnfinishedJobs } from '@/server/jobs'
import { staffOperation } from '../http/operations'
import { requireStaff } from '../http/sessions'
import { respond, sendError } from '../http/sendError'

const ONE = `${JOBS_PATH}/{id}` as const
const request = { params: idSchema }

const list = createRoute({
  method: 'get',
  path: JOBS_PATH,
  ...staffOperation('listUnfinishedJobs', z.object({ data: z.array(jobSchema) })),
})
const read = createRoute({ method: 'get', path: ONE, request, ...staffOperation('readJob', jobSchema) })
const cancel = createRoute({ method: 'post', path: `${ONE}/cancel`, request, ...staffOperation('cancelJob') })

export function staffJobs(app: OpenAPIHono, pool: Pool): void {
  app.openapi(list, (c): Promise<Response> =>
    requireStaff(pool, c, async () => c.json({ data: await readUnfinishedJobs(pool) })),
  )
  app.openapi(read, (c): Promise<Response> =>
    requireStaff(pool, c, async () => {
      const job = await readJob(pool, c.req.valid('param').id)
      return job ? c.json(job) : sendError(c, { code: 'job-not-found', params: {} })
    }),
  )
  app.openapi(cancel, (c): Promise<Response> =>
    requireStaff(pool, c, async ({ person }) =>
      respond(c, await cancelJob(pool, { id: c.req.valid('param').id, by: person.id })),
    ),
  )
}
