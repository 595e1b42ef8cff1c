import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import { useRecordContext, useRedirect, useResourceContext } from 'react-admin'
import { ActionButton } from './ActionDialog'

interface Props {
  what: string
  effect: string
  /** the resource has a `restore` action */
  isRestorable?: boolean
}

export function DeleteRecordButton({ what, effect, isRestorable = false }: Props) {
  const id = useRecordContext<{ id: number }>()?.id ?? 0
  const resource = useResourceContext() ?? ''
  const redirect = useRedirect()
  return (
    <ActionButton
      label="지우기"
      look={{ color: 'error', startIcon: <DeleteOutlined /> }}
      title={`${what} 지우기`}
      effect={effect}
      confirmLabel="지우기"
      destructive
      run={(_, provider) => provider.delete(resource, { id })}
      done="지웠어요."
      undo={() => (isRestorable ? (provider) => provider.actionMany(resource, [id], 'restore') : null)}
      onDone={() => redirect('list', resource)}
    />
  )
}
