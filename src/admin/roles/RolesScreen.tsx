import { ListBase, DataTable } from 'react-admin'
import { Tab, Tabs } from '@mui/material'
import { useNavigate } from 'react-router-dom'
import { ROLES, type Role } from '@/domain/roles'
import { ROLE_LABELS } from '@/messages/labels'
import { ScreenHeading } from '../kit/screens/screens'
import { FilterBar, useFilter } from '../kit/filters/FilterBar'
import { Card } from '../kit/Card'
import { koreanMoment } from '../kit/dates/koreanDate'
import { ListTable } from '../kit/lists/ListTable'
import { RoleTag } from '../users/userCells'
import { PeopleTable } from './PeopleTable'

interface GrantRow {
  id: number
  user: number | null
  nickname: string | null
  role: Role
  before: Role | null
  reason: string | null
  grantedBy: number | null
  grantedByNickname: string | null
  createdAt: string
}

const Column = DataTable.Col<GrantRow>

function GrantsRecord() {
  const navigate = useNavigate()
  return (
    <div style={{ marginTop: 28 }}>
      <Card title="주고 회수한 기록">
        <ListBase
          resource="roles"
          storeKey="roles.grants"
          disableSyncWithLocation
          perPage={10}
          sort={{ field: 'createdAt', order: 'DESC' }}
          exporter={false}
        >
          <ListTable
            emptyTitle="아직 역할을 준 적이 없어요."
            rowClick={(_id, _resource, record) => {
              const { user } = record as GrantRow
              if (user !== null) void navigate(`/users?open=${user}`)
              return false
            }}
          >
            <Column source="createdAt" render={({ createdAt }) => koreanMoment(createdAt)} />
            <Column source="nickname" disableSort render={({ nickname }) => <b>{nickname ?? '떠난 사람'}</b>} />
            <Column source="role" disableSort render={(grant) => <Change {...grant} />} />
            <Column source="grantedByNickname" disableSort render={(grant) => giver(grant)} />
            <Column source="reason" disableSort render={({ reason }) => reason ?? '–'} />
          </ListTable>
        </ListBase>
      </Card>
    </div>
  )
}

const giver = ({ grantedBy, grantedByNickname }: GrantRow): string =>
  grantedBy === null ? '서버에서, 또는 떠난 사람' : (grantedByNickname ?? '떠난 사람')

const Change = ({ role, before }: GrantRow) => (
  <>
    {role === 'user' ? (
      <>
        <RoleTag role="user" /> 거둠
      </>
    ) : (
      <RoleTag role={role} />
    )}
    {before && before !== 'user' && (
      <span style={{ color: 'var(--soft)', fontSize: 12.5 }}> 그 전에는 {ROLE_LABELS[before]}</span>
    )}
  </>
)

const ALL = 'all'

function RoleTabs() {
  const [role = ALL, setRole] = useFilter<string>('role')
  return (
    <Tabs
      value={role}
      onChange={(_, chosen: string) => setRole(chosen === ALL ? null : chosen)}
      aria-label="역할"
      variant="scrollable"
      sx={{ borderBottom: '1px solid var(--line)' }}
    >
      <Tab value={ALL} label="모두" />
      {ROLES.map((one) => (
        <Tab key={one} value={one} label={ROLE_LABELS[one]} />
      ))}
    </Tabs>
  )
}

const HELP = `누가 어떤 역할을 갖고 있는지 보고 바꿔요. 역할은 다음 요청부터 바로 그렇게 돼요.
관리자는 모든 화면을, 편집자는 약관과 공지, 모아 보기를, 운영자는 리뷰와 댓글과 신고를 봐요.
역할을 회수할 때에는 이유를 적어요. 자신의 역할과 하나뿐인 관리자의 역할은 바꿀 수 없어요.
아래의 기록은 고치거나 지울 수 없어요.`

const RolesScreen = () => (
  <>
    <ScreenHeading title="역할" help={HELP} />
    <ListBase
      resource="users"
      storeKey="roles.people"
      perPage={20}
      sort={{ field: 'createdAt', order: 'DESC' }}
      exporter={false}
    >
      <RoleTabs />
      <FilterBar search="이름, 이메일" />
      <PeopleTable />
    </ListBase>
    <GrantsRecord />
  </>
)

export default RolesScreen
