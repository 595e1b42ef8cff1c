import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { dropFromQueue } from '@/admin/workQueue/useDecisions'

it('A decided report leaves every list of pending reports, and no other list', () => {
  const queries = new QueryClient()
  const key = (filter: object) => ['reports', 'getList', { filter }]
  const kept = () => ({ data: [{ id: 1 }, { id: 2 }], total: 2 })
  const [waiting, comments] = [key({ status: 'pending' }), key({ status: 'pending', targetType: 'comment' })]
  const all = key({ isFirst: true })
  for (const each of [waiting, comments, all]) queries.setQueryData(each, kept())
  dropFromQueue(queries, 'reports', 1)
  expect([waiting, comments, all].map((each) => queries.getQueryData(each))).toEqual([
    { data: [{ id: 2 }], total: 1 },
    { data: [{ id: 2 }], total: 1 },
    kept(),
  ])
  dropFromQueue(queries, 'reports', 9)
  expect(queries.getQueryData(waiting)).toEqual({ data: [{ id: 2 }], total: 1 })
})
