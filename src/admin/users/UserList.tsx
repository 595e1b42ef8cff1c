import PersonAddAlt from '@mui/icons-material/PersonAddAlt'
import { Button } from '@mui/material'
import { useState } from 'react'
import { ListScreen } from '../kit/screens/ListScreen'
import { InviteDialog } from './invite/InviteDialog'
import { UserFilters } from './UserFilters'
import { UserTable } from './UserTable'

const HELP = `가입한 회원과 운영자예요. 줄을 누르면 그 사람이 쓴 것과 동의, 로그인, 역할과 차단의 내역이 옆에 열려요.
역할은 줄에서 바로 바꿀 수 있어요. 자신의 역할과 하나뿐인 관리자의 역할은 바꿀 수 없어요.
차단한 회원은 읽기만 할 수 있고, 쓰려 하면 언제까지인지와 이유를 봐요.
운영자 초대는 계정을 만들고, 비밀번호를 스스로 정하는 한 번짜리 링크를 보내요.`

export function UserList() {
  const [isInviting, setInviting] = useState(false)
  return (
    <>
      <ListScreen
        resource="users"
        help={HELP}
        sort={{ field: 'createdAt', order: 'DESC' }}
        actions={
          <Button variant="contained" startIcon={<PersonAddAlt />} onClick={() => setInviting(true)}>
            운영자 초대
          </Button>
        }
      >
        <UserFilters />
        <UserTable />
      </ListScreen>
      {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
    </>
  )
}
