import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { cancelAndInvalidate } from '@/ui/api/queryCache'

describe('Invalidation after a write', () => {
  it('A query that was still loading before a write is fetched again after it', async () => {
    const client = new QueryClient()
    const queryKey = ['mutes']
    let asked = 0
    const observer = new QueryObserver(client, {
      queryKey,
      queryFn: async () => {
        const count = ++asked
        await new Promise((resolve) => setTimeout(resolve, count === 1 ? 50 : 0))
        return count === 1 ? 'before' : 'after'
      },
    })
    const stop = observer.subscribe(() => undefined)
    await cancelAndInvalidate(client, queryKey)
    await new Promise((resolve) => setTimeout(resolve, 60))
    expect(client.getQueryData(queryKey)).toBe('after')
    stop()
  })

  it('A query without observers is only marked stale', async () => {
    const client = new QueryClient()
    client.setQueryData(['mutes', 1], 'before')
    await cancelAndInvalidate(client, ['mutes'])
    expect(client.getQueryState(['mutes', 1])?.isInvalidated).toBe(true)
  })
})
