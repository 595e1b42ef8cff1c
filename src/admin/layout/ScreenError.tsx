import { Button, Typography } from '@mui/material'
import type { FallbackProps } from 'react-error-boundary'
import { EmptyState } from '../kit/EmptyState'

/** A screen that broke. The frame around it goes on. */
export function ScreenError({
  error,
  resetErrorBoundary,
}: Pick<FallbackProps, 'resetErrorBoundary'> & { error?: unknown }) {
  // A script of an older build is gone for good, and React keeps that failure: only a full load brings the new build.
  const isOutdated = error instanceof Error && error.name === 'ChunkLoadError'
  return (
    <div role="alert">
      <EmptyState title={isOutdated ? '화면을 불러오지 못했습니다' : '화면을 그리지 못했습니다'}>
        <Typography>
          {isOutdated
            ? '그사이 새 판이 올라왔거나 연결이 끊겼습니다. 저장한 것은 그대로이니 다시 열어 주십시오.'
            : '저장한 것은 그대로입니다. 다시 열어도 같으면 감사 기록의 시각과 함께 알려 주십시오.'}
        </Typography>
        <Button variant="outlined" onClick={isOutdated ? () => location.reload() : resetErrorBoundary}>
          다시 열기
        </Button>
      </EmptyState>
    </div>
  )
}
