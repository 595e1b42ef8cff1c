import { PickDialog } from '../kit/dialogs/PickDialog'
import type { Picked } from '../kit/fields/RecordPicker'
import type { WholeQuestion } from './match'

interface Props {
  question: WholeQuestion
  isOpinion: boolean
  onPick: (picked: Picked) => void
  onClose: () => void
}

export const OtherDialog = ({ question: { own, spelling }, isOpinion, onPick, onClose }: Props) => (
  <PickDialog
    title="다른 식당 찾기"
    label="식당 이름이나 주소"
    except={own.id}
    effect={(picked) =>
      picked ? (
        <>
          “{spelling}” <b>{own.visitCount.toLocaleString()}행</b>이 <b>{picked.label}</b> 식당에{' '}
          {isOpinion ? '붙어야 한다는 의견을 남겨요.' : '붙어요. 후보는 모두 닫히고, Z로 되돌려요.'}
        </>
      ) : (
        <>“{spelling}” 표기가 뜻하는 식당을 찾아 주세요.</>
      )
    }
    confirmLabel={isOpinion ? '의견 남기기' : '이 식당에 붙이기'}
    onConfirm={onPick}
    onClose={onClose}
  />
)
