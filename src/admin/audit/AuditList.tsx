import { ExportButton } from '../kit/lists/ExportButton'
import { ListScreen } from '../kit/screens/ListScreen'
import { AuditFilters } from './AuditFilters'
import { AuditTable } from './AuditTable'

const HELP = `누가 언제 무엇을 했는지의 기록이에요. 운영자가 바꾼 모든 것과 로그인, 역할, 동의가 남아요.
고치거나 지울 수 없고, 1년이 지나면 자동으로 지워져요. 비밀번호, 이메일, 문의의 내용은 적지 않아요.
줄을 누르면 무엇이 어떻게 바뀌었는지와 이유가 옆에 열려요.
‘어디에서’는 네트워크 주소의 가명이에요. 같은 네트워크는 같은 가명이지만, 가명에서 주소를 알 수는 없어요.
내보내기는 지금 조건에 맞는 모든 줄을 파일로 만들고, 내보낸 것도 여기에 남아요.`

export const AuditList = () => (
  <ListScreen
    resource="audit"
    help={HELP}
    note="1년 동안 보관 · 고치거나 지울 수 없음"
    sort={{ field: 'occurredAt', order: 'DESC' }}
    actions={<ExportButton />}
  >
    <AuditFilters />
    <AuditTable />
  </ListScreen>
)
