import { lazy } from 'react'
import type { ResourceProps } from 'react-admin'

const SettingsScreen = lazy(() => import('./SettingsScreen'))

export const settings: ResourceProps = { name: 'settings', list: SettingsScreen }
