import { Button, MenuItem, Stack, TextField } from '@mui/material'
import { useGetList } from 'react-admin'
import { Link } from 'react-router-dom'
import { TERMS_STATE_LABELS } from '@/messages/labels'
import { messageOf } from '@/messages/violations'
import { DeleteTermsButton } from './DeleteTermsButton'
import { isEditable, type TermsVersion } from './termsVersion'

interface Props {
  terms: TermsVersion
  withId: number | null
  onCompare: (id: number | null) => void
}

const VERSIONS = { pagination: { page: 1, perPage: 100 }, sort: { field: 'edition', order: 'DESC' as const } }
const IN_FORCE = messageOf({ code: 'terms-in-force', params: {} })

export function TermsActions({ terms, withId, onCompare }: Props) {
  const { data: versions = [] } = useGetList<TermsVersion>('terms', { ...VERSIONS, filter: { code: terms.code } })
  const others = versions.filter(({ id }) => id !== terms.id)
  return (
    <Stack sx={{ gap: 1 }}>
      <TextField
        select
        label="다른 버전과 비교하기"
        value={others.some(({ id }) => id === withId) ? String(withId) : ''}
        onChange={(event) => onCompare(event.target.value ? Number(event.target.value) : null)}
        disabled={others.length === 0}
        helperText={others.length === 0 ? '비교할 다른 버전이 없어요.' : undefined}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      >
        <MenuItem value="">비교하지 않음</MenuItem>
        {others.map(({ id, edition, state }) => (
          <MenuItem key={id} value={String(id)}>
            {edition}판 · {TERMS_STATE_LABELS[state]}
          </MenuItem>
        ))}
      </TextField>
      {isEditable(terms) ? (
        <Button component={Link} to={`/terms/${terms.id}`} variant="contained">
          고치기
        </Button>
      ) : (
        <p style={{ margin: 0, color: 'var(--soft)', fontSize: 12.5 }}>{IN_FORCE}</p>
      )}
      <Button component={Link} to={`/terms/create?code=${terms.code}&from=${terms.id}`} variant="outlined">
        이 버전에서 새 버전 만들기
      </Button>
      <Button variant="outlined" onClick={() => window.print()} disabled={withId !== null}>
        인쇄·PDF
      </Button>
      {isEditable(terms) && <DeleteTermsButton terms={terms} />}
    </Stack>
  )
}
