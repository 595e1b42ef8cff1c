import { useState } from 'react'
import { useGetOne } from 'react-admin'
import { FailedState } from '../../kit/FailedState'
import { KeyHint } from '../../shortcuts/KeyHint'
import { Loading } from '../../kit/Loading'
import { SideDrawer } from '../../kit/dialogs/SideDrawer'
import { useNeighbourKeys } from '../../kit/useNeighbourKeys'
import { RoleTag } from '../role/RoleTag'
import type { UserRecord } from '../user'
import { BlocksTab } from './BlocksTab'
import { GrantsTab } from './GrantsTab'
import { InfoTab } from './InfoTab'
import { SessionsTab } from './SessionsTab'
import { UserActions } from './UserActions'
import { FULL_RECORD } from '../../dataProvider/dataProvider'

interface Props {
  id: number | null
  onOpen: (id: number) => void
  onClose: () => void
}

type Tab = 'info' | 'sessions' | 'grants' | 'blocks'

export function UserDrawer({ id, onOpen, onClose }: Props) {
  const [tab, setTab] = useState<Tab>('info')
  const { data, error, refetch } = useGetOne<UserRecord>(
    'users',
    { id: id ?? 0, meta: FULL_RECORD },
    { enabled: id !== null },
  )
  const user = data?.id === id ? data : undefined
  const onKeyDown = useNeighbourKeys(id, onOpen)
  return (
    <div onKeyDown={onKeyDown}>
      <SideDrawer
        open={id !== null}
        onClose={onClose}
        title={user?.nickname ?? '회원'}
        tag={user && <RoleTag role={user.role} />}
        note={
          <>
            {user && `${user.email ?? '이메일 없음'} · `}
            <KeyHint keys="j+k" /> 다음 · 이전
          </>
        }
        tabs={
          user && [
            { value: 'info', label: '정보' },
            { value: 'sessions', label: '로그인', count: user.sessions.length },
            { value: 'grants', label: '역할', count: user.grants.length },
            { value: 'blocks', label: '차단', count: user.blocks.length },
          ]
        }
        tab={tab}
        onTab={(chosen) => setTab(chosen as Tab)}
        footer={user && <UserActions key={user.id} user={user} onDeleted={onClose} />}
      >
        {error && <FailedState message={error.message} onRetry={() => void refetch()} />}
        {!error && !user && id !== null && <Loading />}
        {user && tab === 'info' && <InfoTab user={user} />}
        {user && tab === 'sessions' && <SessionsTab user={user} />}
        {user && tab === 'grants' && <GrantsTab grants={user.grants} />}
        {user && tab === 'blocks' && <BlocksTab blocks={user.blocks} />}
      </SideDrawer>
    </div>
  )
}
