import { Alert, Button } from '@mui/material'
import type { OtherListKind } from '@/domain/expense/otherLists'
import type { Upload } from '@/domain/upload/upload'
import { describeUploadError, OTHER_LIST } from '@/messages/staff/uploads'
import type { UploadActions } from '../useUpload'

interface Props {
  upload: Upload
  actions: UploadActions
}

/** A list that seems to be of another kind can be read after confirmation. */
export function FileNotice({ upload: { status, error, overlay }, actions: { change } }: Props) {
  const accepted = overlay.acceptedLists ?? []
  const answer = (acceptedLists: OtherListKind[], label: string) => (
    <Button
      color="inherit"
      sx={{ whiteSpace: 'nowrap' }}
      disabled={change.isPending}
      onClick={() => change.mutate({ acceptedLists })}
    >
      {label}
    </Button>
  )
  if (error) {
    const asked = error.code === 'other_list' ? error.list : undefined
    const isQuestion = asked !== undefined
    return (
      <Alert
        severity={isQuestion ? 'warning' : 'error'}
        variant="outlined"
        sx={{ m: '12px 20px 0', ...(!isQuestion && { borderColor: 'var(--accent)' }) }}
        action={isQuestion && answer([...accepted, asked], OTHER_LIST.accept)}
      >
        {describeUploadError(error)}
      </Alert>
    )
  }
  if (accepted.length === 0) return null
  return (
    <Alert
      severity="info"
      variant="outlined"
      sx={{ m: '12px 20px 0' }}
      action={status !== 'imported' && answer([], OTHER_LIST.takeBack)}
    >
      {OTHER_LIST.accepted(accepted)}
    </Alert>
  )
}
