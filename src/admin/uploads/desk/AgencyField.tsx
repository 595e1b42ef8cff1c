import { Button, Stack, TextField } from '@mui/material'
import { type FormEvent, useState } from 'react'
import type { VisitsUpload } from '@/domain/upload/upload'
import type { UploadActions } from '../useUpload'

interface Props {
  upload: VisitsUpload
  actions: UploadActions
}

/** Whose records a file holds, where it does not say so itself. */
export function AgencyField({ upload, actions }: Props) {
  const [name, setName] = useState(upload.agency ?? '')
  const isMissing = upload.error?.code === 'no_agency'
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    actions.change.mutate({ agency: name.trim() || null })
  }
  return (
    <Stack
      component="form"
      direction="row"
      onSubmit={onSubmit}
      sx={{ gap: 1, alignItems: 'flex-start', maxWidth: 460 }}
    >
      <TextField
        fullWidth
        label="기관"
        value={name}
        onChange={({ target }) => setName(target.value)}
        error={isMissing}
        helperText={isMissing ? '파일에 기관이 적혀 있지 않습니다.' : '비우면 파일에 적힌 기관으로 읽습니다.'}
        slotProps={{ htmlInput: { maxLength: 100 } }}
      />
      <Button
        type="submit"
        variant={isMissing ? 'contained' : 'outlined'}
        sx={{ minHeight: 37 }}
        disabled={actions.change.isPending || upload.status === 'imported' || name.trim() === (upload.agency ?? '')}
      >
        이 기관으로 읽기
      </Button>
    </Stack>
  )
}
