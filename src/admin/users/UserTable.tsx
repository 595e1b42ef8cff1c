import { DataTable, useListContext } from 'react-admin'
import { koreanDate, koreanMoment } from '../kit/dates/koreanDate'
import { ListTable } from '../kit/lists/ListTable'
import { useOpenRecord } from '../kit/lists/useOpenRecord'
import { useShortcuts } from '../shortcuts/useShortcuts'
import { UserDrawer } from './drawer/UserDrawer'
import { NameCell } from './NameCell'
import { RoleEditor } from './role/RoleEditor'
import type { UserRow } from './user'
import { UserState } from './UserState'

const Column = DataTable.Col<UserRow>

export function UserTable() {
  const { data } = useListContext<UserRow>()
  const { id, open, close } = useOpenRecord()
  const [first] = data ?? []
  useShortcuts('회원', [
    { keys: 'j', label: '첫 줄 열기(열린 뒤에는 J·K로 옮겨 다님)', run: () => id === null && first && open(first.id) },
  ])
  return (
    <>
      <ListTable
        rowClick={(rowId) => {
          open(Number(rowId))
          return false
        }}
      >
        <Column source="nickname" label="이름 · 이메일" render={(user) => <NameCell {...user} />} />
        <Column source="role" disableSort render={(user) => <RoleEditor key={user.version} user={user} />} />
        <Column source="createdAt" render={({ createdAt }) => koreanDate(createdAt)} />
        <Column
          source="lastSignInAt"
          render={({ lastSignInAt }) => (lastSignInAt ? koreanMoment(lastSignInAt) : '없음')}
        />
        <Column source="isBlocked" disableSort render={(user) => <UserState {...user} />} />
      </ListTable>
      <UserDrawer id={id} onOpen={open} onClose={close} />
    </>
  )
}
