import { type ReactNode, useState } from 'react'
import { EditBase, type EditBaseProps, type RaRecord, useNotify } from 'react-admin'
import type { ResourceName } from '@/resources/labels'
import { type Conflict, conflictOf } from './conflict'
import { ConflictDialog, type ShowValue } from './ConflictDialog'

interface Props extends Pick<EditBaseProps, 'redirect' | 'transform' | 'queryOptions'> {
  resource: ResourceName
  showValue?: ShowValue
  children: ReactNode
}

/** Without optimistic updates, so that server errors appear at their fields. */
export function ConflictEdit({ resource, showValue, redirect = 'list', children, ...edit }: Props) {
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const notify = useNotify()
  const onError = (error: Error, { data, previousData }: { data?: unknown; previousData?: unknown }) => {
    const found = conflictOf(error, data as Record<string, unknown>, previousData as RaRecord)
    if (found) setConflict(found)
    else notify(error.message, { type: 'error' })
  }
  return (
    <EditBase
      resource={resource}
      mutationMode="pessimistic"
      redirect={redirect}
      mutationOptions={{ onError }}
      {...edit}
    >
      {children}
      {conflict && (
        <ConflictDialog
          resource={resource}
          conflict={conflict}
          show={showValue}
          onClose={() => setConflict(null)}
          onConflict={setConflict}
        />
      )}
    </EditBase>
  )
}
