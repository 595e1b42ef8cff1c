import { Button, SnackbarContent } from '@mui/material'
import { useCloseNotification } from 'react-admin'

/** What was done, with a way back, which closes it. Shown by `notify`: outside of it nothing can be closed. */
export function UndoToast({ message, onUndo }: { message: string; onUndo: () => void }) {
  const close = useCloseNotification()
  const onClick = () => {
    close()
    onUndo()
  }
  return (
    <SnackbarContent
      message={message}
      action={
        <Button size="small" color="inherit" onClick={onClick} sx={{ textDecoration: 'underline' }}>
          되돌리기
        </Button>
      }
    />
  )
}
