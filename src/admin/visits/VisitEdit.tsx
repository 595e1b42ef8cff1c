import { useRecordContext } from 'react-admin'
import { DeleteRecordButton } from '../kit/dialogs/DeleteRecordButton'
import { EditScreen } from '../kit/screens/EditScreen'
import { koreanDate } from '../kit/dates/koreanDate'
import { trimmed } from '../kit/fields/trimmed'
import { CorrectionsCard, OriginCard } from './OriginCard'
import { StatusCard } from './StatusCard'
import type { Visit } from './visit'
import { VisitInputs } from './VisitInputs'

const HELP = `방문 하나의 모든 칸이에요. 기관이 공개한 값(식당, 기관, 날짜, 금액, 인원, 쓴 일, 결제 방법)을 바꾸면 고친 이유를 적어야 하고,
출처가 ‘고친 기록’이 되며 누가 고쳤는지 남아요. 원문의 값은 옆에 그대로 있고, 같은 파일을 다시 가져와도 고친 값은 바뀌지 않아요.
상태는 오른쪽에서 이유를 적고 바꿔요. 메모는 이유 없이 바꿀 수 있어요.`

export const VisitEdit = () => (
  <EditScreen<Visit>
    resource="visits"
    titleOf={({ restaurantTitle, spentAt }) => `${restaurantTitle ?? '방문'} ${koreanDate(spentAt)}`}
    help={HELP}
    transform={trimmed}
    actions={<DeleteVisit />}
    aside={
      <>
        <StatusCard />
        <OriginCard />
        <CorrectionsCard />
      </>
    }
  >
    <VisitInputs />
  </EditScreen>
)

const EFFECT = '순위와 통계에서 바로 빠져요. 감사 기록에서 언제든 복원할 수 있어요.'

function DeleteVisit() {
  const record = useRecordContext<Visit>()
  return record?.dataSource === 'manual' ? <DeleteRecordButton what="방문" effect={EFFECT} isRestorable /> : null
}
