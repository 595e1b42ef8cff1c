import { lazy } from 'react'
import type { ResourceProps } from 'react-admin'

const QualityScreen = lazy(() => import('./QualityScreen'))

export const dataQuality: ResourceProps = { name: 'data-quality', list: QualityScreen }
