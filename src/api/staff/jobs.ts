import { z } from 'zod'
import { restaurantIdSchema as idSchema } from '@/contract/directoryQuery'
import { jobSchema } from '@/domain/job'
import { orFail } from '@/domain/result'
import { cancelJob, readJob, readUnfinishedJobs } from '@/server/jobs'
import { staffRoute } from '../http/route'

export const staffJobs = [
  staffRoute({
    at: 'GET /api/v1/staff/jobs',
    access: 'read jobs',
    operation: { id: 'listUnfinishedJobs', tag: 'staff', summary: '기다리거나 하고 있는 작업을 읽어요.' },
    answer: z.object({ data: z.array(jobSchema) }),
    run: async ({ pool }) => ({ data: await readUnfinishedJobs(pool) }),
  }),
  staffRoute({
    at: 'GET /api/v1/staff/jobs/{id}',
    access: 'read jobs',
    operation: { id: 'readJob', tag: 'staff', summary: '작업 하나가 어디까지 왔는지 읽어요.' },
    request: { params: idSchema },
    answer: jobSchema,
    run: async ({ pool, params: { id } }) => orFail(await readJob(pool, id), { code: 'job-not-found', params: {} }),
  }),
  staffRoute({
    at: 'POST /api/v1/staff/jobs/{id}/cancel',
    access: 'delete jobs',
    operation: { id: 'cancelJob', tag: 'staff', summary: '작업을 취소해요.' },
    request: { params: idSchema },
    run: ({ pool, by, params: { id } }) => cancelJob(pool, { id, by }),
  }),
]
