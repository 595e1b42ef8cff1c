import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { superviseServer } from '@/infra/database/embedded'
import { log } from '@/infra/log'

describe('Supervised server', () => {
  const level = log.level
  beforeEach(() => {
    vi.useFakeTimers()
    log.level = 'silent'
  })
  afterEach(() => {
    vi.useRealTimers()
    log.level = level
  })

  it('A running server is not restarted', async () => {
    const restart = vi.fn(() => Promise.resolve(true))
    const end = superviseServer({ isRunning: () => true, restart })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(restart).not.toHaveBeenCalled()
    await end()
  })

  it('A stopped server is restarted with exponential backoff until it runs', async () => {
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

  it('A server is not restarted once its supervision has ended', async () => {
    const restart = vi.fn(() => Promise.reject(new Error('the disk is full')))
    const end = superviseServer({ isRunning: () => false, restart })
    await vi.advanceTimersByTimeAsync(1_500)
    expect(restart).toHaveBeenCalledTimes(1)
    await end()
    await vi.advanceTimersByTimeAsync(120_000)
    expect(restart).toHaveBeenCalledTimes(1)
  })
})
