import { Autocomplete, Button, Stack, TextField } from '@mui/material'
import { type FormEvent, useState, useEffect } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'react-admin'
import { AGENCY_NAME_MAX } from '@/domain/upload/limits'
import type { VisitsUpload } from '@/contract/uploadState'
import { AGENCY_TYPE_LABELS } from '@/messages/labels'
import type { AgencyNameMatch, AgencyNames } from '@/domain/agency/findByName'
import type { AgencyType } from '@/domain/agencyTypes'
import { ConfirmDialog } from '../../kit/dialogs/ConfirmDialog'
import { tooLong } from '../../kit/fields/textFields'
import type { UploadActions } from '../useUpload'
import type { BackOfficeDataProvider } from '../../dataProvider/dataProvider'

const DEBOUNCE_MS = 250

interface AgencyOption extends AgencyNames {
  type: AgencyType
  /** '서울특별시 마포구' */
  place: string
}
type FoundAgencies = AgencyNameMatch<AgencyOption>

const NONE: FoundAgencies = { known: null, holding: [], near: [] }

/** `isCurrent`: the result is for this text. */
function useAgencies(name: string): { found: FoundAgencies; isCurrent: boolean } {
  const provider = useDataProvider<BackOfficeDataProvider>()
  const [asked, setAsked] = useState(name)
  useEffect(() => {
    const timer = setTimeout(() => setAsked(name), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [name])
  const { data } = useQuery({
    queryKey: ['agencies', 'find', asked],
    queryFn: () => provider.actionMany<FoundAgencies>('agencies', [], 'find', { name: asked }),
    enabled: asked !== '',
  })
  return { found: (asked === name && data) || NONE, isCurrent: name === '' || (asked === name && data !== undefined) }
}

interface Props {
  upload: VisitsUpload
  actions: UploadActions
}

type Offered = AgencyOption | { newName: string }

const labelOf = (option: Offered | string): string =>
  typeof option === 'string' ? option : 'newName' in option ? option.newName : option.name

function offeredFor(text: string, { known, holding, near }: FoundAgencies): Offered[] {
  const found = new Map([...(known ? [known] : []), ...holding, ...near].map((one) => [one.id, one]))
  return text === '' || known ? [...found.values()] : [...found.values(), { newName: text }]
}

export function AgencyField({ upload, actions }: Props) {
  const [typed, setTyped] = useState(upload.agency ?? '')
  const [isAsking, setAsking] = useState(false)
  const text = typed.trim()
  const sentence = tooLong(text, AGENCY_NAME_MAX)
  const { found, isCurrent } = useAgencies(text)
  const isMissing = upload.error?.code === 'no_agency'
  const isFixed = actions.change.isPending || upload.status === 'imported'
  const [near] = found.known ? [] : found.near
  const read = (agency: string | null, newAgency = false) => actions.change.mutate({ agency, newAgency })
  const choose = (name: string) => {
    setTyped(name)
    read(name)
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (sentence) return
    if (text === '' || found.known) read(text || null)
    else setAsking(true)
  }
  return (
    <>
      <Stack
        component="form"
        noValidate
        direction="row"
        onSubmit={onSubmit}
        sx={{ gap: 1, alignItems: 'flex-start', maxWidth: 520, flexWrap: { xs: 'wrap', sm: 'nowrap' } }}
      >
        <Autocomplete<Offered, false, false, true>
          freeSolo
          fullWidth
          sx={{ minWidth: 220 }}
          options={isCurrent ? offeredFor(text, found) : []}
          filterOptions={(all) => all}
          getOptionLabel={labelOf}
          getOptionKey={(option) => (typeof option === 'string' || 'newName' in option ? 'new' : option.id)}
          inputValue={typed}
          onInputChange={(_, value) => setTyped(value)}
          onChange={(_, option) => {
            if (option && typeof option === 'object' && 'newName' in option) setAsking(true)
          }}
          disabled={isFixed}
          renderOption={({ key, ...attributes }, option) => (
            <li key={key} {...attributes}>
              {'newName' in option ? <b>{`‘${option.newName}’ 새 기관으로 추가`}</b> : <Known agency={option} />}
            </li>
          )}
          renderInput={(params) => (
            <TextField
              {...params}
              label="기관"
              error={isMissing || sentence !== null}
              helperText={
                sentence ? (
                  sentence
                ) : near && isCurrent ? (
                  <>
                    혹시{' '}
                    <Button size="small" variant="text" sx={{ p: 0, minWidth: 0 }} onClick={() => choose(near.name)}>
                      {near.name}
                    </Button>
                    인가요?
                  </>
                ) : isMissing ? (
                  '파일에 기관이 적혀 있지 않아요. 골라 주세요.'
                ) : (
                  '비우면 파일에 적힌 기관으로 읽어요.'
                )
              }
            />
          )}
        />
        <Button
          type="submit"
          variant={isMissing ? 'contained' : 'outlined'}
          sx={{ minHeight: 37, flexShrink: 0 }}
          disabled={isFixed || !isCurrent || sentence !== null || text === (upload.agency ?? '')}
        >
          이 기관으로 읽기
        </Button>
      </Stack>
      {isAsking && (
        <NewAgencyDialog
          name={text}
          near={found.near}
          onPick={(name) => {
            setAsking(false)
            choose(name)
          }}
          onConfirm={() => {
            setAsking(false)
            read(text, true)
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

const Known = ({ agency: { name, type, place } }: { agency: AgencyOption }) => (
  <div>
    {name}
    <div style={{ color: 'var(--soft)', fontSize: 12.5 }}>
      {[AGENCY_TYPE_LABELS[type], place].filter(Boolean).join(' · ')}
    </div>
  </div>
)

interface NewAgencyProps {
  name: string
  near: readonly AgencyOption[]
  onPick: (name: string) => void
  onConfirm: () => void
  onClose: () => void
}

const NewAgencyDialog = ({ name, near, onPick, onConfirm, onClose }: NewAgencyProps) => (
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
