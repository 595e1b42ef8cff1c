import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import { Button } from '@mui/material'
import { useState } from 'react'
import { useDataProvider, useNotify, useRecordContext, useRedirect, useResourceContext } from 'react-admin'
import { ConfirmDialog } from './ConfirmDialog'
import { useAction } from '../useAction'

interface Props {
  /** what is deleted, in a word */
  what: string
  /** what becomes of it */
  effect: string
}

/** Deletes the record that is open for good, after saying what becomes of it, and leads back to the list. */
export function DeleteRecordButton({ what, effect }: Props) {
  const [isOpen, setOpen] = useState(false)
  const record = useRecordContext<{ id: number }>()
  const resource = useResourceContext() ?? ''
  const provider = useDataProvider()
  const notify = useNotify()
  const redirect = useRedirect()
  const remove = useAction(() => provider.delete(resource, { id: record?.id ?? 0 }), {
    onDone: () => {
      notify('지웠습니다.')
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
