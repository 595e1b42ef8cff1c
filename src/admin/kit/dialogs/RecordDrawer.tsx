import type { KeyboardEvent, ReactNode } from 'react'
import { type RaRecord, useGetOne, useListContextWithProps } from 'react-admin'
import { FULL_RECORD } from '../../dataProvider/dataProvider'
import { FailedState } from '../FailedState'
import { Loading } from '../Loading'
import { SideDrawer, type SideDrawerProps } from './SideDrawer'
import { matchesShortcut } from '../../shortcuts/matchesShortcut'

function useNeighbourKeys(id: number | null, onOpen: ((id: number) => void) | undefined) {
  // A drawer may stand outside the list.
  const { data: rows = [] } = useListContextWithProps<{ id: number }>()
  return ({ nativeEvent, target }: KeyboardEvent): void => {
    if (!onOpen || (target as HTMLElement).closest('input, textarea')) return
    const step = matchesShortcut(nativeEvent, 'j') ? 1 : matchesShortcut(nativeEvent, 'k') ? -1 : 0
    const to = step === 0 ? undefined : rows[rows.findIndex((row) => row.id === id) + step]
    if (to) onOpen(to.id)
  }
}

interface Loaded<T> {
  id: number | null
  record: T | undefined
  error: Error | null
  onRetry: () => void
}

interface Options<T> {
  /** complete in the list, so that it is not loaded */
  listed?: T | undefined
  /** a row of the list stands in for the record until that arrives */
  isWhole?: (record: T) => boolean
}

export function useOpened<T extends RaRecord>(
  resource: string,
  id: number | null,
  { listed, isWhole }: Options<T> = {},
): Loaded<T> {
  const asked = { id: id ?? 0, ...(!isWhole && !listed && { meta: FULL_RECORD }) }
  const { data, error, refetch } = useGetOne<T>(resource, asked, { enabled: id !== null && !listed })
  const found = listed ?? (data?.id === id ? data : undefined)
  const record = found && (isWhole?.(found) ?? true) ? found : undefined
  return { id, record, error: listed ? null : error, onRetry: () => void refetch() }
}

interface Props<T> extends Omit<SideDrawerProps, 'open' | 'children'> {
  opened: Loaded<T>
  /** J and K go to the next and previous row */
  onOpen?: (id: number) => void
  onKeyDown?: ((event: KeyboardEvent) => void) | undefined
  children: (record: T) => ReactNode
}

/** A record of a list, next to it or over it. */
export function RecordDrawer<T>({ opened, onOpen, onKeyDown, children, ...drawer }: Props<T>) {
  const { id, record, error, onRetry } = opened
  const onNeighbour = useNeighbourKeys(id, onOpen)
  return (
    <div onKeyDown={onKeyDown ?? onNeighbour}>
      <SideDrawer open={id !== null} {...drawer}>
        {error && <FailedState message={error.message} onRetry={onRetry} />}
        {!error && !record && id !== null && <Loading />}
        {record && children(record)}
      </SideDrawer>
    </div>
  )
}
