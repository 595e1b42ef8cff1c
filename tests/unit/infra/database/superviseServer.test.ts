import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { superviseServer } from '@/infra/database/cluster/superviseServer'
import { log } from '@/infra/log'

describe('A server that is looked after', () => {
  const level = log.level
  beforeEach(() => {
    vi.useFakeTimers()
    log.level = 'silent'
  })
  afterEach(() => {
    vi.useRealTimers()
    log.level = level
  })

  it('is left alone while it runs', async () => {
    const restart = vi.fn(() => Promise.resolve(true))
    const end = superviseServer({ isRunning: () => true, restart })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(restart).not.toHaveBeenCalled()
    await end()
  })

  it('is started again until it runs, after longer and longer waits', async () => {
    let isRunning = false
    const at: number[] = []
    const began = Date.now()
    const end = superviseServer({
      isRunning: () => isRunning,
      restart: () => {
        at.push(Date.now() - began)
        if (at.length < 5) return Promise.reject(new Error('the disk is full'))
        isRunning = true
        return Promise.resolve(true)
      },
    })
    await vi.advanceTimersByTimeAsync(120_000)
    const waits = at.slice(1).map((one, index) => one - (at[index] ?? 0))
    expect(waits).toEqual([1_000, 2_000, 4_000, 8_000])
    isRunning = false
    await vi.advanceTimersByTimeAsync(1_000)
    expect(at).toHaveLength(6)
    await end()
  })

  it('is not started any more once its user has ended', async () => {
    const restart = vi.fn(() => Promise.reject(new Error('the disk is full')))
    const end = superviseServer({ isRunning: () => false, restart })
    await vi.advanceTimersByTimeAsync(1_500)
    expect(restart).toHaveBeenCalledTimes(1)
    await end()
    await vi.advanceTimersByTimeAsync(120_000)
    expect(restart).toHaveBeenCalledTimes(1)
  })
})
