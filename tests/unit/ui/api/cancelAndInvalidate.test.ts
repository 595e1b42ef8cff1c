import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { cancelAndInvalidate } from '@/ui/api/cancelAndInvalidate'

describe('what a write has changed', () => {
  it('is read anew also where the first answer, of before the write, is still on its way', async () => {
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

  it('is not asked for where nobody looks at it, and is stale for whoever comes', async () => {
    const client = new QueryClient()
    client.setQueryData(['mutes', 1], 'before')
    await cancelAndInvalidate(client, ['mutes'])
    expect(client.getQueryState(['mutes', 1])?.isInvalidated).toBe(true)
  })
})
