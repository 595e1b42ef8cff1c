export interface KeyPress {
  key: string
  code: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
  shiftKey: boolean
}

/** Letters match by physical key, because with Korean input J sends 'ㅓ'. Ctrl also means Command on a Mac. */
export function matchesShortcut(press: KeyPress, shortcut: string): boolean {
  const parts = shortcut.split('+')
  const key = parts.at(-1) ?? ''
  if (parts.includes('Ctrl') !== (press.ctrlKey || press.metaKey) || press.altKey) return false
  if (!/^[a-z]$/i.test(key)) return press.key === key
  return press.code === `Key${key.toUpperCase()}` && parts.includes('Shift') === press.shiftKey
}
