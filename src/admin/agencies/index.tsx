import CalendarMonthOutlined from '@mui/icons-material/CalendarMonthOutlined'
import { Button } from '@mui/material'
import { required, type ResourceProps, SelectInput, TextArrayInput, TextInput, useRecordContext } from 'react-admin'
import { Link, Route } from 'react-router-dom'
import { agencies as definition } from '@/resources/agencies'
import { SHORT_TEXT_MAX } from '@/domain/directory/directory'
import { AGENCY_TYPE_LABELS } from '@/messages/labels'
import { DefinedInputs } from '../kit/defined/DefinedInput'
import { ActivityCard } from '../kit/activity/Activity'
import { definedList } from '../kit/defined/definedList'
import { FilterFlag, choicesOf } from '../kit/filters/FilterSelect'
import { FilterRecord } from '../kit/filters/filterPickers'
import { ExportButton } from '../kit/lists/downloads'
import { type Agency, isWhole, toPickedAgency, AgencyInput } from './AgencyInput'
import { CoverageScreen } from './CoverageScreen'
import { Card } from '../kit/Card'
import { koreanDate } from '../kit/dates/koreanDate'
import { FactList } from '../kit/facts'
import { RegionInput } from '../kit/fields/RegionInput'
import { trimmed, upTo } from '../kit/fields/textFields'
import { listPath } from '../kit/lists/recordLinks'
import { CreateScreen, EditScreen } from '../kit/screens/screens'
import { PointInput } from '../kit/map/PointInput'
import { AgencyMergeCard } from './AgencyMergeCard'

const short = upTo(SHORT_TEXT_MAX)
const named = [required('이름을 적어 주세요.'), short]
const code = upTo(7)

const AgencyInputs = () => (
  <>
    <TextInput source="name" validate={named} />
    <SelectInput source="type" choices={choicesOf(AGENCY_TYPE_LABELS)} validate={required()} translateChoice={false} />
    <ParentInput />
    <RegionInput />
    <TextInput source="category" validate={short} />
    <TextInput source="subCategory" validate={short} />
    <TextArrayInput source="aliases" helperText="쓰고 Enter를 누르면 하나씩 더해져요." />
    <TextInput source="sourceUrl" type="url" helperText="https:// 로 시작하는 주소" />
    <TextInput source="homepage" type="url" helperText="https:// 로 시작하는 주소" />
    <TextInput source="standardCode" validate={code} helperText="일곱 자리" />
    <TextInput source="hallAddress" validate={short} helperText="기관 페이지에 나와요." />
    <PointInput north="hallLatitude" east="hallLongitude" />
    <DefinedInputs inputs={[{ source: 'reply', minRows: 3, isCounted: true }, 'repliedOn']} />
  </>
)

const ParentInput = () => <AgencyInput source="parent" label="상위 기관" except={useRecordContext<Agency>()?.id} />

const AgencyCreate = () => (
  <CreateScreen
    resource="agencies"
    help={`업무추진비를 공개하는 기관을 미리 적어 둬요. 이름과 다른 이름은 자료에 적히는 그대로여야 가져올 때 알아봐요.
자료를 가져오면 처음 보는 기관은 자동으로 만들어지므로, 대개는 여기서 만들 일이 없어요.`}
    defaults={{ type: 'other', aliases: [] }}
    transform={trimmed}
  >
    <AgencyInputs />
  </CreateScreen>
)

const HELP = `다른 이름은 자료에 적힌 표기예요. 적어 두면 다음 가져오기부터 이 기관으로 알아봐요.
공개 자료 주소는 기관이 업무추진비를 올리는 쪽의 주소예요.
청사 위치를 적으면, 같은 이름의 식당이 여럿일 때 가까운 곳을 알아보는 데 써요.
같은 기관이 두 번 실렸으면 오른쪽에서 합쳐요. 방문과 부서, 아래 기관, 이름이 옮겨 오고, 되돌릴 수 있어요.`

const AgencyEdit = () => (
  <EditScreen<Agency>
    resource="agencies"
    titleOf={({ name }) => name}
    help={HELP}
    transform={trimmed}
    aside={
      <>
        <FiguresCard />
        <AgencyMergeCard />
        <AgencyActivity />
      </>
    }
  >
    <AgencyInputs />
  </EditScreen>
)

function AgencyActivity() {
  const agency = useRecordContext<Agency>()
  return agency ? <ActivityCard resource="agencies" id={agency.id} revertible={{ record: agency }} /> : null
}

function FiguresCard() {
  const agency = useRecordContext<Agency>()
  if (!isWhole(agency)) return null
  const figure = (count: string) => Number(count).toLocaleString('ko-KR')
  return (
    <Card title="이 기관의 기록">
      <FactList
        facts={[
          ['방문', <Link to={listPath('visits', { agency: agency.id })}>{figure(agency.visitCount)}건</Link>],
          ['마지막 방문', agency.lastSpentAt && koreanDate(agency.lastSpentAt)],
          ['부서', `${figure(agency.departmentCount)}개`],
          ['수집처', <Link to={listPath('sources', { agency: agency.id })}>{figure(agency.boardCount)}곳</Link>],
          ['아래 기관', <Link to={listPath('agencies', { parent: agency.id })}>{figure(agency.childCount)}곳</Link>],
        ]}
      />
    </Card>
  )
}

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
  search: '이름, 다른 이름, 행정표준코드',
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
