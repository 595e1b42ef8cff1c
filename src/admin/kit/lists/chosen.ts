import { createContext, useContext } from 'react'
import { type Identifier, useListContext } from 'react-admin'
import type { BackOfficeDataProvider } from '../../dataProvider/dataProvider'
import type { Outcome } from '../useAction'

export interface Chosen {
  ids: Identifier[]
  /** set if all are selected */
  filter?: Record<string, unknown>
  count: number
}

export const ChosenContext = createContext<Chosen>({ ids: [], count: 0 })

export const useChosen = (): Chosen => useContext(ChosenContext)

interface Changed {
  undo?: { ids: Identifier[]; data: Record<string, unknown> }[]
  said: string
}

interface BulkChange {
  data: Record<string, unknown>
  /** what was done, in words */
  said: string
  reason?: string
}

/** One request for the selected rows; the toast's undo reverts only rows that changed. */
export function useBulkChange() {
  const { ids, filter } = useChosen()
  const { resource, onUnselectItems } = useListContext()
  const outcome: Outcome<Changed> = {
    done: ({ undo, said }) => (undo?.length ? said : '모두 이미 그래요.'),
    undo: ({ undo: steps }) =>
      steps?.length
        ? async (provider) => {
            for (const step of steps)
              await provider.updateMany(resource, { ...step, meta: { reason: '방금 한 변경을 되돌림' } })
          }
        : null,
    onDone: () => onUnselectItems(),
  }
  const change = async (provider: BackOfficeDataProvider, { data, said, reason }: BulkChange): Promise<Changed> => ({
    ...(await provider.updateMany(resource, { ids, data, meta: { reason, filter } })),
    said,
  })
  return { change, outcome }
}
