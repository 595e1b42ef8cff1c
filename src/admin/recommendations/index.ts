import type { ResourceProps } from 'react-admin'
import { RecommendationScreen } from './RecommendationScreen'

export const recommendations: ResourceProps = { name: 'recommendations', list: RecommendationScreen }
