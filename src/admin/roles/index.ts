import { lazy } from 'react'
import type { ResourceProps } from 'react-admin'

const RolesScreen = lazy(() => import('./RolesScreen'))

export const roles: ResourceProps = { name: 'roles', list: RolesScreen }
