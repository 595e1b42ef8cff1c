import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { EMPTY_DRAFT } from '@/ui/review/draft'

const memory = () => {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
    size: () => kept.size,
  }
}
const refuse = () => {
  throw new DOMException('no', 'SecurityError')
}

/** Loads the module as a reload of the page does: only the browser’s storage remains. */
const load = async () => {
  vi.resetModules()
  const { reviewDrafts: drafts } = await import('@/ui/review/draft')
  const { read: readDraft, change: changeDraft, drop: dropDraft, subscribe: subscribeToDrafts } = drafts
  return { readDraft, changeDraft, dropDraft, subscribeToDrafts }
}

describe('Review drafts', () => {
  beforeEach(() => vi.stubGlobal('sessionStorage', memory()))
  afterEach(() => vi.unstubAllGlobals())

  it('A draft survives a reload, separately for each restaurant', async () => {
    const before = await load()
    before.changeDraft('1', EMPTY_DRAFT, () => ({ content: '맛있어요', rating: 4 }))
    const { readDraft } = await load()
    expect(readDraft('1', EMPTY_DRAFT)).toMatchObject({ content: '맛있어요', rating: 4, restored: true })
    expect(readDraft('2', EMPTY_DRAFT)).toBe(EMPTY_DRAFT)
  })

  it('A draft is the same object until it changes, and then notifies its subscribers', async () => {
    const { readDraft, changeDraft, subscribeToDrafts } = await load()
    const heard = vi.fn()
    const end = subscribeToDrafts(heard)
    expect(readDraft('1', EMPTY_DRAFT)).toBe(readDraft('1', EMPTY_DRAFT))
    changeDraft('1', EMPTY_DRAFT, ({ rating }) => ({ rating: rating - 1 }))
    expect(readDraft('1', EMPTY_DRAFT).rating).toBe(EMPTY_DRAFT.rating - 1)
    expect(heard).toHaveBeenCalledTimes(1)
    end()
    changeDraft('1', EMPTY_DRAFT, () => ({ rating: 1 }))
    expect(heard).toHaveBeenCalledTimes(1)
  })

  it('A draft leaves nothing in storage once it is dropped or back to its initial state', async () => {
    const storage = memory()
    vi.stubGlobal('sessionStorage', storage)
    const { changeDraft, dropDraft, readDraft } = await load()
    changeDraft('1', EMPTY_DRAFT, () => ({ content: '가' }))
    changeDraft('1', EMPTY_DRAFT, () => ({ content: '' }))
    expect(storage.size()).toBe(0)
    changeDraft('1', EMPTY_DRAFT, () => ({ content: '가' }))
    expect(storage.size()).toBe(1)
    dropDraft('1')
    expect(storage.size()).toBe(0)
    expect(readDraft('1', EMPTY_DRAFT)).toBe(EMPTY_DRAFT)
  })

  it('A draft lasts as long as the page when storage is forbidden', async () => {
    vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
    const { changeDraft, dropDraft, readDraft } = await load()
    changeDraft('1', EMPTY_DRAFT, () => ({ content: '가' }))
    expect(readDraft('1', EMPTY_DRAFT).content).toBe('가')
    dropDraft('1')
    expect(readDraft('1', EMPTY_DRAFT).content).toBe('')
  })
})
