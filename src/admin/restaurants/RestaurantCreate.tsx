import { CreateScreen } from '../kit/screens/CreateScreen'
import { trimmed } from '../kit/fields/trimmed'
import { RestaurantInputs } from './RestaurantInputs'

const HELP = `자료에 없는 식당을 직접 추가해요. 이름과 주소는 꼭 있어야 해요.
먼저 목록에서 같은 곳이 있는지 찾아보세요. 두 번 실리면 순위가 갈라져요.`

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
