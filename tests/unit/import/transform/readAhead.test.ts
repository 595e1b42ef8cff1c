import { describe, expect, it } from 'vitest'
import { readAhead } from '@/import/transform/readAhead'

async function* steps(count: number, size: number, after?: () => void): AsyncGenerator<number[]> {
  for (let step = 0; step < count; step += 1) {
    await Promise.resolve()
    yield Array.from({ length: size }, (_, i) => step * size + i)
  }
  after?.()
}

describe('Reading ahead', () => {
  it('Reading ahead yields every item once and in order, in blocks of limited size', async () => {
    const blocks: number[][] = []
    for await (const block of readAhead(steps(25, 4), 10, 20)) blocks.push(block)
    expect(blocks.flat()).toEqual(Array.from({ length: 100 }, (_, i) => i))
    expect(blocks.slice(0, -1).every(({ length }) => length >= 10 && length < 30)).toBe(true)
  })

  it('Reading ahead pauses while its blocks are not consumed', async () => {
    let ended = false
    const reader = readAhead(
      steps(100, 4, () => (ended = true)),
      4,
      12,
    )
    await reader.next()
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(ended).toBe(false)
    await reader.return(undefined)
  })

  it('Reading ahead fails with the error of its source after the items read before it', async () => {
    async function* failing(): AsyncGenerator<number[]> {
      yield [1, 2]
      await Promise.resolve()
      throw new Error('damaged')
    }
    const seen: number[] = []
    const reading = (async () => {
      for await (const block of readAhead(failing(), 10, 20)) seen.push(...block)
    })()
    await expect(reading).rejects.toThrow('damaged')
    expect(seen).toEqual([1, 2])
  })
})
