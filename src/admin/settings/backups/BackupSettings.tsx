import { Button, FormControlLabel, Stack, Switch, TextField } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { ApiAnswer } from '@/api/routes'
import { RETENTION_MAX } from '@/domain/backup'
import { askApi } from '../../dataProvider/requestJson'
import { Card } from '../../kit/Card'
import { FailedState } from '../../kit/states'
import { useAction } from '../../kit/useAction'

type Settings = ApiAnswer<'GET /api/v1/staff/backup-settings'>

const COUNTS = [
  ['daily', '하루에 하나씩', 1],
  ['weekly', '한 주에 하나씩', 0],
  ['monthly', '한 달에 하나씩', 0],
] as const

const isOutside = (count: number, min: number): boolean =>
  !Number.isInteger(count) || count < min || count > RETENTION_MAX

export function BackupSettings() {
  const { data, error, refetch } = useQuery({
    queryKey: ['staff', 'backup-settings'],
    queryFn: ({ signal }) => askApi('GET /api/v1/staff/backup-settings', { signal }),
  })
  return (
    <div style={{ marginTop: 28 }}>
      <Card title="자동으로 만들고 남기기">
        {error && <FailedState onRetry={() => void refetch()} />}
        {data && <SettingsForm key={JSON.stringify(data)} saved={data} onSaved={() => void refetch()} />}
      </Card>
    </div>
  )
}

function SettingsForm({ saved, onSaved }: { saved: Settings; onSaved: () => void }) {
  const [settings, setSettings] = useState(saved)
  const save = useAction(() => askApi('PUT /api/v1/staff/backup-settings', { body: settings }), {
    done: '백업 설정을 저장했어요.',
    onDone: onSaved,
  })
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    save.mutate()
  }
  return (
    <Stack component="form" noValidate onSubmit={onSubmit} sx={{ gap: 2, alignItems: 'start' }}>
      <FormControlLabel
        control={
          <Switch
            checked={settings.isScheduled}
            onChange={(_, isScheduled) => setSettings({ ...settings, isScheduled })}
          />
        }
        label="날마다 오전 3시 30분에 전체 백업"
      />
      <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap' }}>
        {COUNTS.map(([name, label, min]) => (
          <TextField
            key={name}
            label={`${label}(개)`}
            type="number"
            size="small"
            required
            value={Number.isNaN(settings[name]) ? '' : settings[name]}
            onChange={({ target }) =>
              setSettings({ ...settings, [name]: target.value === '' ? NaN : Number(target.value) })
            }
            error={isOutside(settings[name], min)}
            helperText={isOutside(settings[name], min) && `${min}에서 ${RETENTION_MAX}까지의 수로 적어 주세요.`}
            slotProps={{ htmlInput: { min, max: RETENTION_MAX, step: 1 } }}
            sx={{ width: 150 }}
          />
        ))}
      </Stack>
      <p style={{ margin: 0, color: 'var(--soft)', fontSize: 12.5 }}>
        자동으로 만든 전체 백업 가운데 이보다 오래된 것을 지워요. 여기서 사람이 만든 백업은 지울 때까지 남아요.
      </p>
      <Button
        type="submit"
        variant="contained"
        disabled={save.isPending || COUNTS.some(([name, , min]) => isOutside(settings[name], min))}
      >
        저장
      </Button>
    </Stack>
  )
}
