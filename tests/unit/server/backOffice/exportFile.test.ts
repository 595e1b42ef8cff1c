import { describe, expect, it, vi } from 'vitest'
import { cellOf, csvFile } from '@/server/backOffice/export/tableFiles'
import { takeExportSlot, streamOf } from '@/server/backOffice/export/exportStream'

async function* blocksOf<T>(...blocks: T[]): AsyncGenerator<T, void> {
  for (const block of blocks) yield await Promise.resolve(block)
}
const bytes = (text: string) => new TextEncoder().encode(text)

describe('Exported cells', () => {
  it('An exported cell shows codes in words, times in Korean time and booleans as yes and no', () => {
    expect(cellOf('crawled', { crawled: '공개 자료' })).toBe('공개 자료')
    expect(cellOf(new Date('2026-01-05T15:30:00Z'))).toBe('2026-01-06 00:30:00')
    expect(cellOf('2026-01-05T15:30:00.000Z')).toBe('2026-01-06 00:30:00')
    expect(cellOf(true)).toBe('예')
    expect(cellOf(false, { false: '비활성' })).toBe('비활성')
    expect(cellOf(null)).toBeNull()
    expect(cellOf(['shared', 'x'], { shared: '여러 곳' })).toBe('여러 곳, x')
  })

  it('A code named like an inherited property is exported as it is', () => {
    expect(cellOf('constructor', {})).toBe('constructor')
  })
})

it.each(['=1+1', '+1', '-1', '@x', '\t=1', '\r=1', '\n=1', '=1\n둘째 줄', '＝1', '＠x'])(
  'A CSV file keeps %j from running as a formula',
  async (text) => {
    const parts: string[] = []
    for await (const part of csvFile(['칸'], blocksOf([[text, -5]]))) parts.push(new TextDecoder().decode(part))
    expect(parts.at(-1)).toContain(`'${text}`)
    expect(parts.at(-1)).toContain(',-5')
  },
)

describe('Streamed exports', () => {
  it('An export stream produces chunks only on demand and stops when the reader cancels', async () => {
    let made = 0
    let ended = false
    async function* chunks() {
      try {
        for (;;) {
          made++
          yield await Promise.resolve(bytes('x'))
        }
      } finally {
        ended = true
      }
    }
    const onEnd = vi.fn()
    const reader = streamOf(chunks(), { idleMs: 10_000, onEnd }).getReader()
    await reader.read()
    await reader.read()
    expect(made).toBe(2)
    await reader.cancel()
    expect(ended).toBe(true)
    expect(onEnd).toHaveBeenCalled()
  })

  it('An export stream fails when it is not read for too long', async () => {
    const onEnd = vi.fn()
    const stream = streamOf(blocksOf(bytes('x')), { idleMs: 5, onEnd })
    await vi.waitFor(() => expect(onEnd).toHaveBeenCalled(), 30_000)
    await expect(stream.getReader().read()).rejects.toThrow()
  })
})

it('A person can run one export at a time, and three people can export at once', () => {
  const first = takeExportSlot(1)
  expect(takeExportSlot(1)).toMatchObject({ ok: false, violation: { code: 'export-running' } })
  const others = [takeExportSlot(2), takeExportSlot(3)]
  expect(takeExportSlot(4)).toMatchObject({ ok: false, violation: { code: 'busy' } })
  if (first.ok) first.value()
  const fourth = takeExportSlot(4)
  expect(fourth.ok).toBe(true)
  for (const slot of [...others, fourth]) if (slot.ok) slot.value()
})
