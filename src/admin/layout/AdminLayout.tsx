import { type ReactNode, type RefObject, Suspense, useEffect, useRef, useState } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { useLocation, useNavigate } from 'react-router-dom'
import { Badge, ButtonBase, IconButton, Menu, MenuItem, Tooltip, useMediaQuery } from '@mui/material'
import { styled, useTheme as useMuiTheme } from '@mui/material/styles'
import MenuIcon from '@mui/icons-material/Menu'
import HelpOutlineOutlined from '@mui/icons-material/HelpOutlineOutlined'
import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined'
import LightModeOutlined from '@mui/icons-material/LightModeOutlined'
import { useNotify, useTheme } from 'react-admin'
import { maySearch } from '@/domain/access/permissions'
import { ROLE_LABELS } from '@/messages/labels'
import { SIGN_IN_PAGE } from '@/domain/staff/staff'
import { forgetKept } from '../kit/keptText'
import { Loading } from '../kit/states'
import { useShortcutListener, useShortcuts } from '../shortcuts/shortcuts'
import { canOpen, useStaff } from '../auth'
import { HelpDialog } from '../shortcuts/HelpDialog'
import { Initial } from '../kit/marks'
import { PHONE } from '../theme'
import { Bar, Frame, Screen, WorkModeContext } from './Frame'
import { AccessDenied, ScreenError } from './ScreenError'
import { menuCount, RESOURCES_WITH_COUNTS, useCounts } from './menuCounts'
import { ScreenTabs, SideMenu } from './SideMenu'
import { GlobalSearch } from './GlobalSearch'
import { askApi } from '../dataProvider/requestJson'

/** A full page load, so that nothing stays in memory. */
export async function signOut(): Promise<void> {
  await askApi('DELETE /api/v1/staff/session')
  forgetKept()
  location.assign(SIGN_IN_PAGE)
}

/** For screen readers alone. */
const UNSEEN = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const

function AccountMenu() {
  const staff = useStaff()
  const navigate = useNavigate()
  const notify = useNotify()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  if (!staff) return null
  const close = () => setAnchor(null)
  const openAccount = () => {
    close()
    void navigate('/account')
  }
  const leave = () => {
    close()
    signOut().catch((error: Error) => notify(error.message, { type: 'error' }))
  }
  return (
    <>
      <ButtonBase
        onClick={(event) => setAnchor(event.currentTarget)}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        sx={{
          gap: 1,
          px: 0.75,
          height: 34,
          borderRadius: '6px',
          fontSize: 13.5,
          fontWeight: 550,
          whiteSpace: 'nowrap',
          '& .unseen': UNSEEN,
          // A phone shows only the initial; screen readers get the full name.
          [PHONE]: { '& .who': UNSEEN },
        }}
      >
        <Initial name={staff.nickname} />
        <span className="who">{staff.nickname}</span>
        <span className="who" style={{ color: 'var(--soft)', fontWeight: 450 }}>
          {` ${ROLE_LABELS[staff.role]}`}
        </span>
        <span className="unseen"> 계정 메뉴</span>
      </ButtonBase>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        <MenuItem onClick={openAccount}>내 계정</MenuItem>
        <MenuItem onClick={leave}>로그아웃</MenuItem>
      </Menu>
    </>
  )
}

function ThemeSwitch() {
  const isDark = useMuiTheme().palette.mode === 'dark'
  const [, setTheme] = useTheme()
  const label = isDark ? '밝은 화면으로' : '어두운 화면으로'
  return (
    <Tooltip title={label}>
      <IconButton size="small" aria-label={label} onClick={() => setTheme(isDark ? 'light' : 'dark')}>
        {isDark ? <LightModeOutlined fontSize="small" /> : <DarkModeOutlined fontSize="small" />}
      </IconButton>
    </Tooltip>
  )
}

/** A phone's way to the menu, which marks that something is late. */
function MenuButton({ onOpen }: { onOpen: () => void }) {
  const { counts, readAt } = useCounts()
  const isLate = menuCount(counts, RESOURCES_WITH_COUNTS, readAt)?.isUrgent ?? false
  return (
    <IconButton size="small" edge="start" aria-label={isLate ? '메뉴, 급한 일 있음' : '메뉴'} onClick={onOpen}>
      <Badge variant="dot" color="error" invisible={!isLate}>
        <MenuIcon />
      </Badge>
    </IconButton>
  )
}

function TopBar({ onMenu }: { onMenu: () => void }) {
  const isPhone = useMediaQuery(PHONE)
  const [isHelpOpen, setHelpOpen] = useState(false)
  const staff = useStaff()
  useShortcuts('어디서나', [{ keys: '?', label: '도움말', run: () => setHelpOpen(true) }])
  return (
    <Bar>
      {isPhone && <MenuButton onOpen={onMenu} />}
      {maySearch(staff) && <GlobalSearch />}
      <span style={{ flex: 1 }} />
      <Tooltip title="도움말 (?)">
        <IconButton size="small" aria-label="도움말" onClick={() => setHelpOpen(true)}>
          <HelpOutlineOutlined fontSize="small" />
        </IconButton>
      </Tooltip>
      <ThemeSwitch />
      <AccountMenu />
      <HelpDialog open={isHelpOpen} onClose={() => setHelpOpen(false)} />
    </Bar>
  )
}

/** After navigation, moves screen reader focus to the content instead of the menu. */
function useFocusOnArrival(screen: RefObject<HTMLElement | null>, pathname: string): void {
  const before = useRef(pathname)
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    if (!screen.current?.contains(document.activeElement)) screen.current?.focus({ preventScroll: true })
  }, [screen, pathname])
}

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
  const [isMenuOpen, setMenuOpen] = useState(false)
  const { pathname } = useLocation()
  const screen = useRef<HTMLElement>(null)
  const staff = useStaff()
  const mayOpen = !staff || canOpen(staff, pathname.split('/')[1] ?? '')
  useShortcutListener()
  useFocusOnArrival(screen, pathname)
  return (
    <WorkModeContext value={setWork}>
      <Frame isWork={isWork}>
        <SkipLink href="#screen">본문으로 가기</SkipLink>
        <SideMenu isWork={isWork} isOpen={isMenuOpen} onClose={() => setMenuOpen(false)} />
        <TopBar onMenu={() => setMenuOpen(true)} />
        <Screen ref={screen} id="screen" tabIndex={-1} isWork={isWork}>
          {!isWork && <ScreenTabs />}
          <ErrorBoundary FallbackComponent={ScreenError} resetKeys={[pathname]}>
            <Suspense fallback={<Loading />}>{mayOpen ? children : <AccessDenied />}</Suspense>
          </ErrorBoundary>
        </Screen>
      </Frame>
    </WorkModeContext>
  )
}
