import type { ResourceProps } from 'react-admin'
import { Route } from 'react-router-dom'
import { AgencyCreate } from './AgencyCreate'
import { AgencyEdit } from './AgencyEdit'
import { AgencyList } from './AgencyList'
import type { Agency } from './agency'
import { CoverageScreen } from './calendar/CoverageScreen'

export const agencies: ResourceProps = {
  name: 'agencies',
  list: AgencyList,
  edit: AgencyEdit,
  create: AgencyCreate,
  children: <Route path="coverage" element={<CoverageScreen />} />,
  recordRepresentation: (agency: Agency) => agency.name,
}
