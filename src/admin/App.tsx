import { createBrowserRouter, Route, RouterProvider } from 'react-router-dom'
import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { type ReactNode, useState } from 'react'
import { QueryClient } from '@tanstack/react-query'
import { Admin, CustomRoutes, HttpError, localStorageStore, Notification, Resource } from 'react-admin'
import { STAFF_HOME } from '@/domain/staff/staff'
import { AccountScreen } from './account/AccountScreen'
import { authProvider } from './auth'
import { Dashboard } from './dashboard/Dashboard'
import { dataProvider } from './dataProvider/dataProvider'
import { i18nProvider } from './i18nProvider'
import { AccessDenied, CheckingStaff, ErrorPage, UnknownPath } from './layout/ScreenError'
import { AdminLayout } from './layout/AdminLayout'
import { SCREENS } from './screens'
import { darkTheme, lightTheme } from './theme'

const LONG_ENOUGH_MS = 6_000

const Toasts = () => (
  <Notification
    autoHideDuration={LONG_ENOUGH_MS}
    anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
    multiLine
  />
)

const store = localStorageStore('1', 'bapsang')

const TRIES_MAX = 2

/** A refusal stays one: only a server that failed or did not answer is asked again. */
const canRetry = (tries: number, error: unknown): boolean =>
  tries < TRIES_MAX && !(error instanceof HttpError && error.status >= 400 && error.status < 500)

const queryClient = new QueryClient({ defaultOptions: { queries: { retry: canRetry } } })

const BackOffice = () => (
  <Admin
    title="공공밥상 운영"
    dataProvider={dataProvider}
    authProvider={authProvider}
    i18nProvider={i18nProvider}
    store={store}
    queryClient={queryClient}
    theme={lightTheme}
    darkTheme={darkTheme}
    dashboard={Dashboard}
    layout={AdminLayout}
    loading={CheckingStaff}
    error={ErrorPage}
    notification={Toasts}
    catchAll={UnknownPath}
    accessDenied={AccessDenied}
    authenticationError={ErrorPage}
    loginPage={false}
    authCallbackPage={false}
    requireAuth
    disableTelemetry
  >
    {SCREENS.map((screen) => (
      <Resource key={screen.name} {...screen} />
    ))}
    <CustomRoutes>
      <Route path="/account" element={<AccountScreen />} />
    </CustomRoutes>
  </Admin>
)

/** The page's CSP nonce, if any. Without it the browser refuses Material UI's style elements. */
function pageNonce(): string | undefined {
  const meta = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')
  return meta?.nonce || meta?.content || undefined
}

function StyleCache({ children }: { children: ReactNode }) {
  const [cache] = useState(() => createCache({ key: 'ra', nonce: pageNonce() }))
  return <CacheProvider value={cache}>{children}</CacheProvider>
}

// Only a data router can block navigation away from unsaved changes.
const router = createBrowserRouter([{ path: '*', element: <BackOffice /> }], { basename: STAFF_HOME })

/** Runs on the client only. */
export default function App() {
  return (
    <StyleCache>
      <RouterProvider router={router} />
    </StyleCache>
  )
}
