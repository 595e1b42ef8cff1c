import type { ResourceProps } from 'react-admin'
import { ReviewList } from './ReviewList'

export const reviews: ResourceProps = { name: 'reviews', list: ReviewList }
