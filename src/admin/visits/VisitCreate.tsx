import { CreateScreen } from '../kit/screens/CreateScreen'
import { trimmed } from '../kit/fields/trimmed'
import { VisitInputs } from './VisitInputs'

const HELP = `공개 자료에 없는 방문을 직접 적어요. 출처는 ‘직접 입력’이 되고, 저장하면 곧바로 순위에 반영해요.
사람 이름은 어느 칸에도 적지 마세요.`

export const VisitCreate = () => (
  <CreateScreen resource="visits" help={HELP} defaults={{ status: 'confirmed', hasTime: false }} transform={trimmed}>
    <VisitInputs />
  </CreateScreen>
)
