import type { KeyboardEvent } from 'react'
import { useListContextWithProps } from 'react-admin'
import { matchesShortcut } from '../shortcuts/matchesShortcut'

export function useNeighbourKeys(id: number | null, onOpen: ((id: number) => void) | undefined) {
  // A drawer may stand outside the list.
  const { data: rows = [] } = useListContextWithProps<{ id: number }>()
  return ({ nativeEvent, target }: KeyboardEvent): void => {
    if (!onOpen || (target as HTMLElement).closest('input, textarea')) return
    const step = matchesShortcut(nativeEvent, 'j') ? 1 : matchesShortcut(nativeEvent, 'k') ? -1 : 0
    const to = step === 0 ? undefined : rows[rows.findIndex((row) => row.id === id) + step]
    if (to) onOpen(to.id)
  }
}
