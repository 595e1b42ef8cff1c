import type { ResourceProps } from 'react-admin'
import { SettingsScreen } from './SettingsScreen'

export const settings: ResourceProps = { name: 'settings', list: SettingsScreen }
