import type { ResourceProps } from 'react-admin'
import { PostList } from './PostList'
import type { Post } from './post'

export const posts: ResourceProps = {
  name: 'posts',
  list: PostList,
  recordRepresentation: (post: Post) => post.title,
}
