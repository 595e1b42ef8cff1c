import { DataTable, ListBase } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { ROLE_LABELS } from '@/messages/labels'
import type { Role } from '@/domain/roles'
import { Card } from '../kit/Card'
import { koreanMoment } from '../kit/dates/koreanDate'
import { ListTable } from '../kit/lists/ListTable'
import { RoleTag } from '../users/role/RoleTag'

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

export function GrantsRecord() {
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
