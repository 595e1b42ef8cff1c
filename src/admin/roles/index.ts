import type { ResourceProps } from 'react-admin'
import { RolesScreen } from './RolesScreen'

export const roles: ResourceProps = { name: 'roles', list: RolesScreen }
