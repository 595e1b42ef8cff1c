import CalendarMonthOutlined from '@mui/icons-material/CalendarMonthOutlined'
import { Button } from '@mui/material'
import type { ResourceProps } from 'react-admin'
import { Link, Route } from 'react-router-dom'
import { agencies as definition } from '@/resources/agencies'
import { definedList } from '../kit/defined/definedList'
import { FilterFlag } from '../kit/filters/FilterSelect'
import { FilterRecord } from '../kit/filters/FilterRecord'
import { ExportButton } from '../kit/lists/ExportButton'
import { type Agency, toPickedAgency } from './agency'
import { AgencyCreate, AgencyEdit } from './AgencyForm'
import { CoverageScreen } from './calendar/CoverageScreen'

function NameCell({ name, aliases }: Pick<Agency, 'name' | 'aliases'>) {
  return (
    <>
      <b style={{ fontWeight: 640 }}>{name}</b>
      {aliases.length > 0 && (
        <span style={{ display: 'block', color: 'var(--soft)', fontSize: 12.5 }}>{aliases.join(', ')}</span>
      )}
    </>
  )
}

const agencyList = definedList(definition, {
  help: `업무추진비를 공개한 기관이에요. 다른 이름을 적어 두면 다음 가져오기부터 그 이름으로도 알아봐요.
줄을 누르면 고치고 합치는 화면이 열려요. 공개 달력에서 어느 달 자료가 들어왔고 무엇이 늦는지 봐요.`,
  create: '기관 추가',
  moreActions: (
    <>
      <Button variant="outlined" component={Link} to="/agencies/coverage" startIcon={<CalendarMonthOutlined />}>
        공개 달력
      </Button>
      <ExportButton />
    </>
  ),
  search: '이름, 다른 이름',
  filters: ['type'],
  moreFilters: (
    <>
      <FilterRecord<Agency>
        source="parent"
        label="상위 기관"
        resource="agencies"
        toPicked={toPickedAgency}
        sort="name"
      />
      <FilterFlag source="hasSource" label="공개 자료 주소" yes="있음" no="없음" />
    </>
  ),
  columns: ['name', 'type', 'parentName', 'category', 'subCategory', 'lastSpentAt', 'createdAt'],
  cells: { name: NameCell },
  perPage: 10,
  emptyTitle: '아직 기관이 없어요. 자료를 가져오면 채워져요.',
})

export const agencies: ResourceProps = {
  name: 'agencies',
  list: agencyList.List,
  edit: AgencyEdit,
  create: AgencyCreate,
  children: <Route path="coverage" element={<CoverageScreen />} />,
  recordRepresentation: (agency: Agency) => agency.name,
}
