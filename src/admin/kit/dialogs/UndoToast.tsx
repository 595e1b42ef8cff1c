import { Button, SnackbarContent } from '@mui/material'
import { useCloseNotification } from 'react-admin'

/** Needs `notify`; elsewhere it cannot close. */
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
