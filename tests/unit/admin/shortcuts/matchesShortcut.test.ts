import { describe, expect, it } from 'vitest'
import { matchesShortcut } from '@/admin/shortcuts/matchesShortcut'

const press = (key: string, code: string, held: object = {}) => ({
  key,
  code,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...held,
})

describe('a key press', () => {
  it('is the letter of its place on the keyboard, with Korean input on as well', () => {
    expect(matchesShortcut(press('ㅓ', 'KeyJ'), 'j')).toBe(true)
    expect(matchesShortcut(press('j', 'KeyJ'), 'k')).toBe(false)
  })

  it('is a sign wherever the keyboard has it', () => {
    expect(matchesShortcut(press('?', 'Slash', { shiftKey: true }), '?')).toBe(true)
    expect(matchesShortcut(press('/', 'Slash'), '?')).toBe(false)
  })

  it('is a shortcut with Ctrl with either Ctrl or Command', () => {
    expect(matchesShortcut(press('k', 'KeyK', { ctrlKey: true }), 'Ctrl+K')).toBe(true)
    expect(matchesShortcut(press('k', 'KeyK', { metaKey: true }), 'Ctrl+K')).toBe(true)
    expect(matchesShortcut(press('k', 'KeyK'), 'Ctrl+K')).toBe(false)
  })

  it("leaves the browser's own combinations alone", () => {
    expect(matchesShortcut(press('h', 'KeyH', { ctrlKey: true }), 'h')).toBe(false)
    expect(matchesShortcut(press('h', 'KeyH', { altKey: true }), 'h')).toBe(false)
  })
})
