import { Button } from '@mui/material'
import { ConfirmDialog } from '../../kit/dialogs/ConfirmDialog'
import type { AgencyOption } from './useAgencies'

interface Props {
  name: string
  near: readonly AgencyOption[]
  onPick: (name: string) => void
  onConfirm: () => void
  onClose: () => void
}

/** Asks whether a name that no institution has is a new one's, and not a slip. */
export const NewAgencyDialog = ({ name, near, onPick, onConfirm, onClose }: Props) => (
  <ConfirmDialog
    open
    title="새 기관으로 추가"
    effect={
      <>
        <b>‘{name}’</b> 기관은 아직 없어요. 이 파일을 반영하면 새 기관으로 만들어져요. 이름을 잘못 적으면 같은 기관이
        둘이 되니 한 번 더 확인해 주세요.
      </>
    }
    confirmLabel="새 기관으로 추가"
    onConfirm={onConfirm}
    onClose={onClose}
  >
    {near.length > 0 && (
      <>
        <div style={{ color: 'var(--soft)', fontSize: 13, marginBottom: 4 }}>이름이 비슷한 기관</div>
        {near.map(({ id, name: known, place }) => (
          <Button key={id} variant="outlined" size="small" sx={{ mr: 1, mb: 1 }} onClick={() => onPick(known)}>
            {known}
            {place && <span style={{ color: 'var(--soft)', marginLeft: 6 }}>{place}</span>}
          </Button>
        ))}
      </>
    )}
  </ConfirmDialog>
)
