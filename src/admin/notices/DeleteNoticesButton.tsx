import { josa } from 'es-hangul'
import { useListContext } from 'react-admin'
import { ActionButton } from '../kit/dialogs/ActionDialog'

const REASONS = ['잘못 올린 공지', '기간이 지난 공지', '다른 공지로 대신함']

export function DeleteNoticesButton() {
  const { selectedIds: ids, onUnselectItems } = useListContext<{ id: number }>()
  const count = `${ids.length.toLocaleString('ko-KR')}건`
  return (
    <ActionButton
      label="휴지통으로"
      look={{ size: 'small' }}
      title={`공지 ${josa(count, '을/를')} 지울까요?`}
      effect={`고른 공지 ${josa(count, '이/가')} 휴지통으로 가고, 보이던 것은 바로 내려가요. 곧바로 되돌릴 수 있어요.`}
      confirmLabel="휴지통으로"
      destructive
      reasons={REASONS}
      run={(reason, provider) => provider.deleteMany('notices', { ids, meta: { reason } })}
      done={`공지 ${ids.length}건을 휴지통으로 보냈어요.`}
      undo={() => (provider) => provider.actionMany('notices', ids, 'restore')}
      onDone={() => onUnselectItems()}
    />
  )
}
