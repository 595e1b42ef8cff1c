import type { ResourceProps } from 'react-admin'
import { FormatCreate, FormatEdit } from './FormatScreens'
import { FormatList } from './FormatList'
import type { FormatRecord } from './formatRecord'

export const formats: ResourceProps = {
  name: 'formats',
  list: FormatList,
  create: FormatCreate,
  edit: FormatEdit,
  recordRepresentation: (format: FormatRecord) => `${format.name} ${format.edition}판`,
}
