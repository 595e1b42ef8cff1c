import { describe, expect, it } from 'vitest'
import { matchesShortcut } from '@/admin/shortcuts/shortcuts'

const press = (key: string, code: string, held: object = {}) => ({
  key,
  code,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...held,
})

describe('Keyboard shortcuts', () => {
  it('A letter shortcut matches the physical key, even with Korean input on', () => {
    expect(matchesShortcut(press('ㅓ', 'KeyJ'), 'j')).toBe(true)
    expect(matchesShortcut(press('j', 'KeyJ'), 'k')).toBe(false)
  })

  it('A symbol shortcut matches the typed symbol, wherever the keyboard has it', () => {
    expect(matchesShortcut(press('?', 'Slash', { shiftKey: true }), '?')).toBe(true)
    expect(matchesShortcut(press('/', 'Slash'), '?')).toBe(false)
  })

  it('A Ctrl shortcut matches with either Ctrl or Command', () => {
    expect(matchesShortcut(press('k', 'KeyK', { ctrlKey: true }), 'Ctrl+K')).toBe(true)
    expect(matchesShortcut(press('k', 'KeyK', { metaKey: true }), 'Ctrl+K')).toBe(true)
    expect(matchesShortcut(press('k', 'KeyK'), 'Ctrl+K')).toBe(false)
  })

  it('A plain letter shortcut ignores browser combinations with Ctrl or Alt', () => {
    expect(matchesShortcut(press('h', 'KeyH', { ctrlKey: true }), 'h')).toBe(false)
    expect(matchesShortcut(press('h', 'KeyH', { altKey: true }), 'h')).toBe(false)
  })
})
