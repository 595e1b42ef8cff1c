import type { ResourceProps } from 'react-admin'
import type { VisitRow } from './visit'
import { VisitCreate } from './VisitCreate'
import { VisitEdit } from './VisitEdit'
import { VisitList } from './VisitList'

export const visits: ResourceProps = {
  name: 'visits',
  list: VisitList,
  edit: VisitEdit,
  create: VisitCreate,
  recordRepresentation: (visit: VisitRow) => `${visit.restaurantTitle ?? '방문'} ${visit.id}`,
}
