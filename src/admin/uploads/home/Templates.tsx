import { Button } from '@mui/material'
import { styled } from '@mui/material/styles'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import { TEMPLATES_PATH } from '@/domain/upload/paths'
import { UPLOAD_KINDS, type UploadKind } from '@/domain/upload/uploadKinds'
import { UPLOAD_KIND_LABELS, UPLOAD_TEMPLATES } from '@/messages/staff/uploads'
import { fetchJson } from '../../dataProvider/requestJson'
import { Card } from '../../kit/Card'
import { downloadFile } from '../../kit/downloadFile'
import { many } from '../numbers'

const Grid = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(240px, 1fr))',
  gap: 12,
  '& > div': { border: '1px solid var(--line)', borderRadius: 8, padding: '10px 12px' },
  '& h3': { margin: 0, fontSize: 13.5, fontWeight: 650 },
  '& p': { margin: '3px 0 8px', fontSize: 12.5, color: 'var(--soft)' },
  '& small': { marginLeft: 8, fontSize: 12, color: 'var(--soft)' },
})

export function Templates() {
  const client = useQueryClient()
  const notify = useNotify()
  const queryKey = ['upload-templates']
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => fetchJson<{ downloads: Partial<Record<UploadKind, number>> }>(TEMPLATES_PATH, { signal }),
  })
  const { mutate, isPending } = useMutation({
    mutationFn: (path: string) => downloadFile(path),
    onSuccess: () => client.invalidateQueries({ queryKey }),
    onError: (error) => notify(error.message, { type: 'error' }),
  })
  return (
    <Card title="서식">
      <Grid>
        {UPLOAD_KINDS.map((kind) => (
          <div key={kind}>
            <h3>{UPLOAD_KIND_LABELS[kind].name}</h3>
            <p>{UPLOAD_TEMPLATES[kind][0]?.join(', ')}</p>
            {(['xlsx', 'csv'] as const).map((format) => (
              <Button
                key={format}
                size="small"
                variant="outlined"
                sx={{ mr: 0.75 }}
                disabled={isPending}
                aria-label={`${UPLOAD_KIND_LABELS[kind].name} 서식 ${format.toUpperCase()}`}
                onClick={() => mutate(`${TEMPLATES_PATH}/${kind}?format=${format}`)}
              >
                {format.toUpperCase()}
              </Button>
            ))}
            {data && <small>{many(data.downloads[kind] ?? 0)}번 내려받음</small>}
          </div>
        ))}
      </Grid>
    </Card>
  )
}
