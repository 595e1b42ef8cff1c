import { expect, it } from 'vitest'
import { shareRunning } from '@/api/streams/eventStreams'

it('Concurrent callers share one request, and a later call makes a new one, even after a failure', async () => {
  const asked: string[] = []
  const ask = shareRunning((about) => {
    asked.push(about)
    return about === 'broken' ? Promise.reject(new Error('no answer')) : Promise.resolve(asked.length)
  })
  expect(await Promise.all([ask('a'), ask('a'), ask('b'), ask('a')])).toEqual([1, 1, 2, 1])
  expect(await ask('a')).toBe(3)
  await expect(Promise.all([ask('broken'), ask('broken')])).rejects.toThrow('no answer')
  await expect(ask('broken')).rejects.toThrow('no answer')
  expect(asked).toEqual(['a', 'b', 'a', 'broken', 'broken'])
})
