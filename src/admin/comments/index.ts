import type { ResourceProps } from 'react-admin'
import { CommentList } from './CommentList'

export const comments: ResourceProps = { name: 'comments', list: CommentList }
