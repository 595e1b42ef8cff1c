import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, describe, expect, it } from 'vitest'
import { updateQueryData } from '@/ui/api/queryCache'

const KEY = ['my-reviews', 1]
const add = (id: number) => (known: number[]) => [...known, id]
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

describe('Cache updates after a write', () => {
  let stop = () => undefined as void
  afterEach(() => stop())

  /** Each answer is what the server holds when it is asked, and arrives 30 ms later. */
  function watch(server: { ids: number[] }): QueryClient {
    const client = new QueryClient()
    const queryFn = async () => {
      const { ids } = server
      await pause(30)
      return ids
    }
    stop = new QueryObserver(client, { queryKey: KEY, queryFn }).subscribe(() => undefined)
    return client
  }

  it('A cache update is not overwritten by an older answer', async () => {
    const server = { ids: [1] }
    const client = watch(server)
    await expect.poll(() => client.getQueryData(KEY)).toEqual([1])
    void client.invalidateQueries({ queryKey: KEY })
    server.ids = [1, 2]
    updateQueryData(client, KEY, add(2))
    expect(client.getQueryData(KEY)).toEqual([1, 2])
    await expect.poll(() => client.isFetching()).toBe(0)
    expect(client.getQueryData(KEY)).toEqual([1, 2])
  })

  it('An update to a query that is still loading makes it fetch again', async () => {
    const server = { ids: [1] }
    const client = watch(server)
    server.ids = [1, 2]
    updateQueryData(client, KEY, add(2))
    await expect.poll(() => client.isFetching()).toBe(0)
    await expect.poll(() => client.getQueryData(KEY)).toEqual([1, 2])
  })
})
