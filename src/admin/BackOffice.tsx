import { Admin, CustomRoutes, localStorageStore, Resource } from 'react-admin'
import { Route } from 'react-router-dom'
import { AccountScreen } from './account/AccountScreen'
import { authProvider } from './auth/authProvider'
import { Dashboard } from './dashboard/Dashboard'
import { dataProvider } from './dataProvider/dataProvider'
import { i18nProvider } from './i18n/i18nProvider'
import { AccessDenied } from './layout/AccessDenied'
import { AdminLayout } from './layout/AdminLayout'
import { CheckingStaff } from './layout/CheckingStaff'
import { ErrorPage } from './layout/ErrorPage'
import { Toasts } from './layout/Toasts'
import { UnknownPath } from './layout/UnknownPath'
import { SCREENS } from './screens'
import { darkTheme, lightTheme } from './theme/theme'

const store = localStorageStore('1', 'bapsang')

export const BackOffice = () => (
  <Admin
    title="공공밥상 운영"
    dataProvider={dataProvider}
    authProvider={authProvider}
    i18nProvider={i18nProvider}
    store={store}
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
