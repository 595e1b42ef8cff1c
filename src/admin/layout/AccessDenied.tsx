import { Button, Typography } from '@mui/material'
import { Link } from 'react-router-dom'
import { EmptyState } from '../kit/EmptyState'
import { useDocumentTitle } from '../kit/screens/useDocumentTitle'

export function AccessDenied() {
  useDocumentTitle('볼 수 없는 화면')
  return (
    <EmptyState title="볼 수 없는 화면이에요">
      <Typography>이 화면을 열 권한이 없어요. 필요하면 관리자에게 역할을 요청해 주세요.</Typography>
      <Button variant="outlined" component={Link} to="/">
        대시보드로
      </Button>
    </EmptyState>
  )
}
