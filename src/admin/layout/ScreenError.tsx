import { Button, Typography } from '@mui/material'
import type { FallbackProps } from 'react-error-boundary'
import { Link, Navigate, useLocation } from 'react-router-dom'
import { EmptyState, Loading } from '../kit/states'
import { useDocumentTitle } from '../kit/screens/screens'

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

/** Shown when the layout itself failed: only a full reload helps. */
export const ErrorPage = () => <ScreenError resetErrorBoundary={() => location.reload()} />

export const CheckingStaff = () => <Loading label="관리자 인증 확인 중..." />

export function ScreenError({
  error,
  resetErrorBoundary,
}: Pick<FallbackProps, 'resetErrorBoundary'> & { error?: unknown }) {
  // A chunk of an older build is gone, and React caches that failure: only a full reload gets the new build.
  const isOutdated = error instanceof Error && error.name === 'ChunkLoadError'
  return (
    <div role="alert">
      <EmptyState title={isOutdated ? '화면을 불러오지 못했어요' : '화면을 그리지 못했어요'}>
        <Typography>
          {isOutdated
            ? '그사이 새 버전이 올라왔거나 연결이 끊겼어요. 저장한 것은 그대로이니 다시 열어 주세요.'
            : '저장한 것은 그대로예요. 다시 열어도 같으면 감사 기록의 시각과 함께 알려 주세요.'}
        </Typography>
        <Button variant="outlined" onClick={isOutdated ? () => location.reload() : resetErrorBoundary}>
          다시 열기
        </Button>
      </EmptyState>
    </div>
  )
}

/** URLs under which other back offices have these screens, and where they are here. */
const ALIASES: Record<string, string> = {
  dashboard: '/',
  'comment-reports': '/reports',
  'user-roles': '/roles',
  'visit-records': '/visits',
  jobs: '/data-upload',
  backups: '/settings?tab=backups',
  words: '/settings?tab=words',
}

export function knownPath(pathname: string): string {
  const [, first = '', second, third] = pathname.split('/')
  if (second === 'edit' && third) return `/${first}/${third}`
  return ALIASES[first] ?? '/'
}

export const UnknownPath = () => <Navigate to={knownPath(useLocation().pathname)} replace />
