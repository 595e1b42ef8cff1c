import { Button } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import type { Upload } from '@/domain/upload/upload'
import { downloadFile } from '../../kit/downloadFile'
import { many } from '../numbers'
import { uploadPath } from '../useUpload'

/** The rejected rows with their reasons, to be corrected and uploaded again. */
export function ErrorFile({ upload: { id, counts } }: { upload: Upload }) {
  const notify = useNotify()
  const { mutate, isPending } = useMutation({
    mutationFn: (format: 'csv' | 'xlsx') => downloadFile(`${uploadPath(id)}/errors?format=${format}`),
    onSuccess: () => notify('거부된 행을 이유와 함께 받았어요. 고쳐서 다시 올리면 이어져요.'),
    onError: (error) => notify(error.message, { type: 'error' }),
  })
  if (!counts?.error) return null
  return (['xlsx', 'csv'] as const).map((format) => (
    <Button key={format} disabled={isPending} onClick={() => mutate(format)}>
      거부 {many(counts.error)}행 {format.toUpperCase()}
    </Button>
  ))
}
