import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import { Button } from '@mui/material'
import { useState } from 'react'
import { useDataProvider, useNotify, useRecordContext, useRedirect, useResourceContext } from 'react-admin'
import type { BackOfficeDataProvider } from '../../dataProvider/dataProvider'
import { useAction } from '../useAction'
import { ConfirmDialog } from './ConfirmDialog'
import { UndoToast } from './UndoToast'

interface Props {
  what: string
  effect: string
  /** the resource has a `restore` action */
  isRestorable?: boolean
}

export function DeleteRecordButton({ what, effect, isRestorable = false }: Props) {
  const [isOpen, setOpen] = useState(false)
  const record = useRecordContext<{ id: number }>()
  const resource = useResourceContext() ?? ''
  const provider = useDataProvider<BackOfficeDataProvider>()
  const notify = useNotify()
  const redirect = useRedirect()
  const restore = useAction(() => provider.actionMany(resource, [record?.id ?? 0], 'restore'), { done: '복원했어요.' })
  const remove = useAction(() => provider.delete(resource, { id: record?.id ?? 0 }), {
    onDone: () => {
      if (isRestorable)
        notify(<UndoToast message="지웠어요." onUndo={() => restore.mutate()} />, { autoHideDuration: 10_000 })
      else notify('지웠어요.')
      redirect('list', resource)
    },
  })
  return (
    <>
      <Button color="error" startIcon={<DeleteOutlined />} onClick={() => setOpen(true)}>
        지우기
      </Button>
      <ConfirmDialog
        open={isOpen}
        title={`${what} 지우기`}
        effect={effect}
        confirmLabel="지우기"
        destructive
        isPending={remove.isPending}
        onClose={() => setOpen(false)}
        onConfirm={() => remove.mutate()}
      />
    </>
  )
}
