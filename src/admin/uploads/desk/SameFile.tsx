import { Alert, Button } from '@mui/material'
import { Link } from 'react-router-dom'
import type { Upload } from '@/domain/upload/upload'
import { koreanDate } from '../../kit/dates/koreanDate'

export function SameFile({ upload: { sameFile, status, kind } }: { upload: Upload }) {
  const [one] = sameFile
  if (!one || status === 'imported') return null
  const { upload, fileName, importedAt, agencies } = one
  const whose = agencies.length > 0 ? ` ‘${agencies.join(', ')}’ 기관으로` : ''
  return (
    <Alert
      severity="warning"
      variant="outlined"
      sx={{ m: '8px 20px' }}
      action={
        upload !== null && (
          <Button component={Link} to={`/data-upload/${upload}`} color="inherit" sx={{ whiteSpace: 'nowrap' }}>
            앞의 반영 보기
          </Button>
        )
      }
    >
      내용이 같은 파일을 {koreanDate(importedAt)}
      {whose} 반영했어요({fileName}). 이미 있는 행은 건너뛰어요.
      {kind === 'visits' &&
        ' 다른 기관으로는 다시 반영할 수 없어요. 앞의 기관이 잘못이면 그 반영을 먼저 되돌려 주세요.'}
    </Alert>
  )
}
