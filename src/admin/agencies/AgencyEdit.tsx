import { useRecordContext } from 'react-admin'
import { Link } from 'react-router-dom'
import { Card } from '../kit/Card'
import { EditScreen } from '../kit/screens/EditScreen'
import { FactList } from '../kit/FactList'
import { koreanDate } from '../kit/dates/koreanDate'
import { trimmed } from '../kit/fields/trimmed'
import { listPath } from '../kit/lists/listPath'
import { type Agency, isWhole } from './agency'
import { AgencyInputs } from './AgencyInputs'
import { AgencyMergeCard } from './merge/AgencyMergeCard'

const HELP = `다른 이름은 자료에 적힌 표기예요. 적어 두면 다음 가져오기부터 이 기관으로 알아봐요.
공개 자료 주소는 기관이 업무추진비를 올리는 쪽의 주소예요.
같은 기관이 두 번 실렸으면 오른쪽에서 합쳐요. 방문과 부서, 아래 기관, 이름이 옮겨 오고, 되돌릴 수 있어요.`

export const AgencyEdit = () => (
  <EditScreen<Agency>
    resource="agencies"
    titleOf={({ name }) => name}
    help={HELP}
    transform={trimmed}
    aside={
      <>
        <FiguresCard />
        <AgencyMergeCard />
      </>
    }
  >
    <AgencyInputs />
  </EditScreen>
)

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
          ['아래 기관', <Link to={listPath('agencies', { parent: agency.id })}>{figure(agency.childCount)}곳</Link>],
        ]}
      />
    </Card>
  )
}
