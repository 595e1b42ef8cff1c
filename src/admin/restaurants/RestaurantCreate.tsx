import { CreateScreen } from '../kit/screens/CreateScreen'
import { trimmed } from '../kit/fields/trimmed'
import { RestaurantInputs } from './RestaurantInputs'

const HELP = `자료에 없는 식당을 직접 추가합니다. 이름과 주소는 꼭 있어야 합니다.
먼저 목록에서 같은 곳이 있는지 찾아보십시오. 두 번 실리면 순위가 갈라집니다.`

export const RestaurantCreate = () => (
  <CreateScreen
    resource="restaurants"
    help={HELP}
    defaults={{ category: 'restaurant', isActive: true, images: [] }}
    transform={trimmed}
  >
    <RestaurantInputs />
  </CreateScreen>
)
