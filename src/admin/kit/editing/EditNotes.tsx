import { Alert, Button, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useContext, useEffect } from 'react'
import type { EditState } from '@/contract/backOffice'
import type { Resource } from '@/domain/access/table'
import { EDIT_INTERVAL_MS } from '@/domain/backOffice/recordEdits'
import { EDIT_NOTES, editingNow } from '@/messages/staff/edits'
import { askApi, useServerNow } from '../../dataProvider/requestJson'
import { clockTime, spokenMoment } from '../dates/koreanDate'
import { EditingContext } from './KeptForm'
import { useRecordEdit } from './useRecordEdit'

const MINUTE_MS = 60_000

const minutesOf = (now: number, since: string) => Math.floor((now - Date.parse(since)) / MINUTE_MS)

function Colleagues({ others }: Pick<EditState, 'others'>) {
  const now = useServerNow()
  const said = editingNow(
    others.map(({ nickname, editingSince }) => ({ nickname, minutes: minutesOf(now, editingSince) })),
  )
  return (
    <Typography role="status" sx={{ color: 'var(--soft)', fontSize: 13, ...(said && { width: '100%', mb: 1.5 }) }}>
      {said}
    </Typography>
  )
}

interface Edited {
  resource: Resource
  id: number
}

const NO_DRAFT = { draft: null, base: null }

/** Says that the person edits the record, as long as it stands here. */
function KeepsEditing({ resource, id }: Edited) {
  const [, session] = useRecordEdit({ resource, record: id, kept: null, known: null, isOn: true }, NO_DRAFT)
  useEffect(() => () => void session.leave(), [session])
  return null
}

interface ColleaguesProps extends Edited {
  /** this person edits it too, outside of a form that says so (`KeptForm`) */
  isEditing?: boolean
}

/** Who else edits a record that is read here, or edited in part. */
export function ColleaguesEditing({ resource, id, isEditing = false }: ColleaguesProps) {
  const query = { resource, record: id }
  const { data } = useQuery({
    queryKey: [resource, 'editors', id],
    queryFn: ({ signal }) => askApi('GET /api/v1/staff/edits', { query, signal }),
    refetchInterval: EDIT_INTERVAL_MS,
  })
  return (
    <>
      {isEditing && <KeepsEditing resource={resource} id={id} />}
      <Colleagues others={data?.others ?? []} />
    </>
  )
}

/** Above a form: who else edits the record, and text that was not saved. */
export function EditNotes() {
  const editing = useContext(EditingContext)
  if (!editing) return null
  const { others, offer, isOfferContested, isRestored, resume, discard } = editing
  const discarding = (
    <Button color="inherit" onClick={discard}>
      {EDIT_NOTES.discard}
    </Button>
  )
  return (
    <>
      <Colleagues others={others} />
      {offer && (
        <Alert
          severity="info"
          variant="outlined"
          sx={{ mb: 2, flexWrap: 'wrap' }}
          action={
            <>
              <Button color="inherit" onClick={resume}>
                {EDIT_NOTES.resume}
              </Button>
              {discarding}
            </>
          }
        >
          {EDIT_NOTES.offer(spokenMoment(offer.savedAt))} {isOfferContested && EDIT_NOTES.contested}
        </Alert>
      )}
      {isRestored && !offer && (
        <Alert severity="info" variant="outlined" sx={{ mb: 2 }} action={discarding}>
          {EDIT_NOTES.restored}
        </Alert>
      )}
    </>
  )
}

/** Next to the save button. Not announced: it changes while one types. */
export function DraftNote() {
  const editing = useContext(EditingContext)
  if (!editing?.hasDraft) return null
  const { savedAt, isFailed } = editing
  if (!isFailed && savedAt === null) return null
  return (
    <Typography sx={{ color: 'var(--soft)', fontSize: 13 }}>
      {isFailed || savedAt === null ? EDIT_NOTES.failed : EDIT_NOTES.stored(clockTime(savedAt))}
    </Typography>
  )
}
