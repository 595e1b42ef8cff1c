import type { ResourceProps } from 'react-admin'
import { QualityScreen } from './QualityScreen'

export const dataQuality: ResourceProps = { name: 'data-quality', list: QualityScreen }
