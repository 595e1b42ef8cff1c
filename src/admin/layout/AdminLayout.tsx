import { styled } from '@mui/material/styles'
import { type ReactNode, Suspense, useRef, useState } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { useLocation } from 'react-router-dom'
import { Loading } from '../kit/Loading'
import { useShortcutListener } from '../shortcuts/useShortcutListener'
import { Frame, Screen } from './Frame'
import { ScreenError } from './ScreenError'
import { SideMenu } from './SideMenu'
import { TopBar } from './TopBar'
import { useFocusOnArrival } from './useFocusOnArrival'
import { WorkModeContext } from './workMode'

const SkipLink = styled('a')({
  position: 'fixed',
  left: 8,
  top: -60,
  zIndex: 9,
  padding: '8px 12px',
  borderRadius: 6,
  background: 'var(--ink)',
  color: 'var(--paper)',
  '&:focus': { top: 8 },
})

export function AdminLayout({ children }: { children: ReactNode }) {
  const [isWork, setWork] = useState(false)
  const { pathname } = useLocation()
  const screen = useRef<HTMLElement>(null)
  useShortcutListener()
  useFocusOnArrival(screen, pathname)
  return (
    <WorkModeContext value={setWork}>
      <Frame isWork={isWork}>
        <SkipLink href="#screen">본문으로 가기</SkipLink>
        <SideMenu isWork={isWork} />
        <TopBar />
        <Screen ref={screen} id="screen" tabIndex={-1} isWork={isWork}>
          <ErrorBoundary FallbackComponent={ScreenError} resetKeys={[pathname]}>
            <Suspense fallback={<Loading />}>{children}</Suspense>
          </ErrorBoundary>
        </Screen>
      </Frame>
    </WorkModeContext>
  )
}
