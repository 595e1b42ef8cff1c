import type { ResourceProps } from 'react-admin'
import { NoticeCreate } from './NoticeCreate'
import { NoticeEdit } from './NoticeEdit'
import { NoticeList } from './NoticeList'
import type { Notice } from './notice'

export const notices: ResourceProps = {
  name: 'notices',
  list: NoticeList,
  create: NoticeCreate,
  edit: NoticeEdit,
  recordRepresentation: (notice: Notice) => notice.title,
}
