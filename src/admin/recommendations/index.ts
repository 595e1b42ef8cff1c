import { lazy } from 'react'
import type { ResourceProps } from 'react-admin'

const RecommendationScreen = lazy(() => import('./RecommendationScreen'))

export const recommendations: ResourceProps = { name: 'recommendations', list: RecommendationScreen }
