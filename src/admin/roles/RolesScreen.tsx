import { ListBase } from 'react-admin'
import { ScreenHeading } from '../kit/screens/ScreenHeading'
import { FilterBar } from '../kit/filters/FilterBar'
import { GrantsRecord } from './GrantsRecord'
import { PeopleTable } from './PeopleTable'
import { RoleTabs } from './RoleTabs'

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
