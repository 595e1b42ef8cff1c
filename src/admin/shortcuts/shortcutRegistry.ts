export interface Shortcut {
  /** in the format of `matchesShortcut` */
  keys: string
  label: string
  run: (event: KeyboardEvent) => void
}

export interface ShortcutGroup {
  title: string
  shortcuts: Shortcut[]
}

let groups: ShortcutGroup[] = []
const listeners = new Set<() => void>()

function replace(next: ShortcutGroup[]): void {
  groups = next
  for (const listener of listeners) listener()
}

/** The last registered wins. Returns a function that removes them. */
export function addShortcuts(group: ShortcutGroup): () => void {
  replace([group, ...groups])
  return () => replace(groups.filter((other) => other !== group))
}

export const currentShortcuts = (): ShortcutGroup[] => groups

export function subscribeToShortcuts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
