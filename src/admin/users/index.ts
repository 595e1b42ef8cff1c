import type { ResourceProps } from 'react-admin'
import { OpenUser } from './OpenUser'
import type { UserRow } from './user'
import { UserList } from './UserList'

export const users: ResourceProps = {
  name: 'users',
  list: UserList,
  edit: OpenUser,
  recordRepresentation: (user: UserRow) => user.nickname,
}
