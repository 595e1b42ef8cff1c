import { CreateScreen } from '../kit/screens/CreateScreen'
import { trimmed } from '../kit/fields/trimmed'
import { AgencyInputs } from './AgencyInputs'

const HELP = `업무추진비를 공개하는 기관을 미리 적어 둬요. 이름과 다른 이름은 자료에 적히는 그대로여야 가져올 때 알아봐요.
자료를 가져오면 처음 보는 기관은 자동으로 만들어지므로, 대개는 여기서 만들 일이 없어요.`

export const AgencyCreate = () => (
  <CreateScreen resource="agencies" help={HELP} defaults={{ type: 'other', aliases: [] }} transform={trimmed}>
    <AgencyInputs />
  </CreateScreen>
)
